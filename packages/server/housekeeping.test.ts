import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { daysAgo, startHousekeeping } from "./housekeeping.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import { VISITS } from "./testing/built-site.ts";
import { eachDirectory, eachTest } from "./testing/each-test.ts";
import { anEnquiry } from "./testing/enquiry.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Thursday, 24 December 2026, 15:00 in Belgrade; the next day is a day off, the one after it is not. */
const NOW = Date.parse("2026-12-24T14:00:00Z");

const directory = eachDirectory();
const store = eachTest(
  () => openSqliteStore(directory.path),
  (store) => store.close(),
);
const log = { info: vi.fn(), error: vi.fn() };
const onReminded = vi.fn();
beforeEach(() => {
  vi.clearAllMocks();
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const always = { hours: VISITS.rules, retentionDays: null, onReminded: null, log };

/** What is done at a moment, when the server has just started. */
async function look(now: number, options: Partial<Parameters<typeof startHousekeeping>[0]> = {}) {
  vi.setSystemTime(now);
  startHousekeeping({ store, ...always, ...options })();
  await vi.advanceTimersByTimeAsync(0);
}

/** A notice that was taken by a mail server. */
async function sent(receivedAt: number) {
  const enquiry = anEnquiry({ receivedAt });
  await store.add(enquiry, null);
  const mail = await store.lease(receivedAt, receivedAt + 1);
  if (mail) await store.markSent(mail, receivedAt);
  return enquiry;
}

test("mail that waits for more than an hour is told in one line, without anything of the enquiry", async () => {
  await store.add(anEnquiry({ receivedAt: NOW, message: "secret" }), null);
  await look(NOW + HOUR_MS);
  expect(log.error).not.toHaveBeenCalled();
  await look(NOW + HOUR_MS + 1);
  expect(log.error.mock.calls).toEqual([
    [
      { alert: "unsent-enquiries", count: 1, oldestMinutes: 60 },
      "enquiries wait to be mailed: see npm run enquiries -- list",
    ],
  ]);
});

test("what was mailed is no longer told; what was refused is", async () => {
  await sent(NOW);
  await look(NOW + 2 * HOUR_MS);
  expect(log.error).not.toHaveBeenCalled();
  await store.add(anEnquiry({ receivedAt: NOW }), null);
  const mail = await store.lease(NOW, NOW + 1);
  if (mail) await store.markFailed(mail, "550 No such mailbox");
  await look(NOW + 2 * HOUR_MS);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("a clock that was set back since keeps nobody from being told", async () => {
  await store.add(anEnquiry({ receivedAt: NOW + 24 * HOUR_MS }), null);
  await look(NOW);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("an enquiry is mailed again after a day of opening hours, once, also by a process that began later", async () => {
  const enquiry = await sent(NOW);
  await look(NOW + 48 * HOUR_MS - 1, { onReminded });
  expect(onReminded).not.toHaveBeenCalled();
  await look(NOW + 48 * HOUR_MS, { onReminded });
  expect(onReminded).toHaveBeenCalledTimes(1);
  const again = await store.lease(NOW + 48 * HOUR_MS, NOW + 49 * HOUR_MS);
  expect(again).toMatchObject({ enquiryId: enquiry.id, remindedAt: NOW + 48 * HOUR_MS });
  if (again) await store.markSent(again, NOW + 48 * HOUR_MS);
  const other = openSqliteStore(directory.path);
  await look(NOW + 480 * HOUR_MS, { store: other, onReminded });
  await other.close();
  expect(onReminded).toHaveBeenCalledTimes(1);
});

test("of what is old only what was mailed goes", async () => {
  await sent(daysAgo(31, NOW));
  const kept = [daysAgo(31, NOW) + 1, daysAgo(29, NOW)].map((receivedAt) => anEnquiry({ receivedAt }));
  for (const enquiry of kept) await store.add(enquiry, null);
  await look(NOW, { retentionDays: 30 });
  expect(log.info).toHaveBeenCalledWith({ deleted: 1, kept: 1 }, "old enquiries deleted");
  expect((await store.list()).map(({ enquiry }) => enquiry.id)).toEqual(kept.map(({ id }) => id));
});

test("a day is 86,400,000 ms, and what is exactly so old stays", () => {
  expect(daysAgo(30, 1_800_000_000_000)).toBe(1_800_000_000_000 - 2_592_000_000);
  expect(daysAgo(0, 5)).toBe(5);
});

test("files without an enquiry go after a day", async () => {
  await store.addPart("one", 0, Buffer.from("abc"), NOW);
  await look(NOW + 24 * HOUR_MS);
  expect(await store.pendingBytes()).toBeGreaterThan(0);
  await look(NOW + 24 * HOUR_MS + 1);
  expect(await store.pendingBytes()).toBe(0);
});

test("it looks at once and in its interval, whatever became of the last time, until it is stopped", async () => {
  vi.setSystemTime(NOW);
  const failing = () => vi.fn().mockRejectedValueOnce(new Error("locked"));
  const unsent = failing().mockResolvedValue(null);
  const unanswered = failing().mockResolvedValue([]);
  const purge = failing().mockResolvedValue({ deleted: 0, kept: 3 });
  const dropPendingFiles = failing().mockResolvedValue(0);
  const erase = vi.fn();
  const looks = { unsent, unanswered, purge, dropPendingFiles, erase, remind: vi.fn() };
  const stop = startHousekeeping({ ...always, store: looks, retentionDays: 1, onReminded });
  const counts = () => [unsent, unanswered, purge, dropPendingFiles].map(({ mock }) => mock.calls.length);
  await vi.advanceTimersByTimeAsync(299_999);
  expect(counts()).toEqual([1, 1, 1, 1]);
  expect(log.error).toHaveBeenCalledTimes(4);
  await vi.advanceTimersByTimeAsync(1);
  expect(counts()).toEqual([2, 2, 1, 1]);
  await vi.advanceTimersByTimeAsync(HOUR_MS - 300_000);
  expect(counts()).toEqual([13, 13, 2, 2]);
  expect(purge.mock.calls[1]).toEqual([NOW + HOUR_MS - 86_400_000, false]);
  // Whatever was deleted since, and by whom.
  expect(erase).toHaveBeenCalledTimes(1);
  expect(log.error).toHaveBeenCalledTimes(4);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { remindAt, startReminders } from "./reminders.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import type { EnquiryStore } from "./store/store.ts";
import { makeDirectory, VISITS } from "./testing/built-site.ts";
import { anEnquiry } from "./testing/enquiry.ts";

const HOUR_MS = 60 * 60 * 1000;
/** Thursday, 24 December 2026, 15:00 in Belgrade; the next day is a day off, the one after it is not. */
const SENT_AT = Date.parse("2026-12-24T14:00:00Z");

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let store: EnquiryStore;
const log = { info: vi.fn(), error: vi.fn() };
const onReminded = vi.fn();
beforeEach(async () => {
  vi.clearAllMocks();
  directory = await makeDirectory();
  store = openSqliteStore(directory.path);
});
afterEach(async () => {
  vi.useRealTimers();
  await store.close();
  await directory.remove();
});

const reminders = () => ({ store, hours: VISITS.rules, onReminded, log });

test("an enquiry is mailed again after a day of opening hours, once, also by a process that began later", async () => {
  const enquiry = anEnquiry({ receivedAt: SENT_AT });
  await store.add(enquiry, null);
  const mail = await store.lease(SENT_AT, SENT_AT + 1);
  if (mail) await store.markSent(mail, SENT_AT);
  await remindAt(SENT_AT + 48 * HOUR_MS - 1, reminders());
  expect(onReminded).not.toHaveBeenCalled();

  await remindAt(SENT_AT + 48 * HOUR_MS, reminders());
  expect(onReminded).toHaveBeenCalledTimes(1);
  const again = await store.lease(SENT_AT + 48 * HOUR_MS, SENT_AT + 49 * HOUR_MS);
  expect(again).toMatchObject({ enquiryId: enquiry.id, remindedAt: SENT_AT + 48 * HOUR_MS });
  if (again) await store.markSent(again, SENT_AT + 48 * HOUR_MS);

  await store.close();
  store = openSqliteStore(directory.path);
  await remindAt(SENT_AT + 480 * HOUR_MS, reminders());
  expect(onReminded).toHaveBeenCalledTimes(1);
});

test("it looks at once and every five minutes, whatever became of the last time, until it is stopped", async () => {
  vi.useFakeTimers({ now: SENT_AT });
  const unanswered = vi.fn().mockRejectedValueOnce(new Error("locked")).mockResolvedValue([]);
  const stop = startReminders({ ...reminders(), store: { unanswered, remind: vi.fn() } });
  await vi.advanceTimersByTimeAsync(299_999);
  expect([unanswered.mock.calls.length, log.error.mock.calls.length]).toEqual([1, 1]);
  await vi.advanceTimersByTimeAsync(1);
  expect([unanswered.mock.calls.length, log.error.mock.calls.length]).toEqual([2, 1]);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

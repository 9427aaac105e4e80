import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { daysAgo, startRetention } from "./retention.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import type { EnquiryStore } from "./store/store.ts";
import { makeDirectory } from "./testing/built-site.ts";
import { anEnquiry } from "./testing/enquiry.ts";
import { soon } from "./testing/soon.ts";

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let store: EnquiryStore;
beforeEach(async () => {
  directory = await makeDirectory();
  store = openSqliteStore(directory.path);
});
afterEach(async () => {
  await store.close();
  await directory.remove();
});

test("only what is old and was mailed goes", async () => {
  const now = Date.now();
  const [mailed, waiting, young] = [daysAgo(31), daysAgo(31) + 1, daysAgo(29)].map((receivedAt) =>
    anEnquiry({ receivedAt }),
  );
  for (const enquiry of [mailed, waiting, young]) if (enquiry) await store.add(enquiry, null);
  const mail = await store.lease(now, now + 1000);
  if (mail) await store.markSent(mail, now);

  const log = { info: vi.fn(), error: vi.fn() };
  const stop = startRetention(store, 30, log);
  await soon(() => expect(log.info).toHaveBeenCalledWith({ deleted: 1, kept: 1 }, expect.any(String)));
  stop();
  expect((await store.list()).map(({ enquiry }) => enquiry.id)).toEqual([waiting?.id, young?.id]);
});

test("a day is 86,400,000 ms, and what is exactly so old stays", () => {
  expect(daysAgo(30, 1_800_000_000_000)).toBe(1_800_000_000_000 - 2_592_000_000);
  expect(daysAgo(0, 5)).toBe(5);
});

test("it purges at once and then every hour, never what was not mailed, until it is stopped", async () => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const purge = vi.fn(async () => ({ deleted: 0, kept: 3 }));
  const log = { info: vi.fn(), error: vi.fn() };
  const stop = startRetention({ purge } as unknown as EnquiryStore, 1, log);
  await vi.advanceTimersByTimeAsync(3_599_999);
  expect(purge.mock.calls).toEqual([[1_800_000_000_000 - 86_400_000, false]]);
  purge.mockRejectedValueOnce(new Error("locked"));
  await vi.advanceTimersByTimeAsync(1);
  expect(purge.mock.calls[1]).toEqual([1_800_000_000_000 - 86_400_000 + 3_600_000, false]);
  expect([log.error.mock.calls.length, log.info.mock.calls.length]).toEqual([1, 0]);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(purge).toHaveBeenCalledTimes(3);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
});

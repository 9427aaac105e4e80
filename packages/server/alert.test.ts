import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lookForUnsent, startAlert } from "./alert.ts";
import { openSqliteStore } from "./store/sqlite.ts";
import type { EnquiryStore } from "./store/store.ts";
import { makeDirectory } from "./testing/built-site.ts";
import { anEnquiry } from "./testing/enquiry.ts";

const HOUR_MS = 60 * 60 * 1000;

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let store: EnquiryStore;
beforeEach(async () => {
  directory = await makeDirectory();
  store = openSqliteStore(directory.path);
});
afterEach(() => directory.remove());

test("mail that waits for more than an hour is told in one line, without anything of the enquiry", async () => {
  const log = { error: vi.fn() };
  await store.add(anEnquiry({ receivedAt: 1000, message: "secret" }), null);
  await lookForUnsent(store, 1000 + HOUR_MS, log);
  expect(log.error).not.toHaveBeenCalled();
  await lookForUnsent(store, 1001 + HOUR_MS, log);
  expect(log.error.mock.calls).toEqual([
    [
      { alert: "unsent-enquiries", count: 1, oldestMinutes: 60 },
      "enquiries wait to be mailed: see npm run enquiries -- list",
    ],
  ]);
  await store.close();
});

test("what was mailed is no longer told; what was refused is", async () => {
  const log = { error: vi.fn() };
  await store.add(anEnquiry({ receivedAt: 1000 }), null);
  const mail = await store.lease(1000, 2000);
  if (mail) await store.markFailed(mail, "550 No such mailbox");
  await lookForUnsent(store, 1000 + 2 * HOUR_MS, log);
  expect(log.error).toHaveBeenCalledTimes(1);
  if (mail) await store.resend(mail.enquiryId, 3000);
  const again = await store.lease(3000, 4000);
  if (again) await store.markSent(again, 3000);
  await lookForUnsent(store, 1000 + 3 * HOUR_MS, log);
  expect(log.error).toHaveBeenCalledTimes(1);
  await store.close();
});

test("a clock that was set back since keeps nobody from being told", async () => {
  const log = { error: vi.fn() };
  await store.add(anEnquiry({ receivedAt: 1000 + 24 * HOUR_MS }), null);
  await lookForUnsent(store, 1000, log);
  expect(log.error).toHaveBeenCalledTimes(1);
  await store.close();
});

test("a store that cannot be read is told, and nothing breaks", async () => {
  const log = { error: vi.fn() };
  await store.close();
  await lookForUnsent(store, 1000, log);
  expect(log.error).toHaveBeenCalledTimes(1);
});

test("it looks at once and then every five minutes, until it is stopped", async () => {
  vi.useFakeTimers();
  const unsent = vi.fn(async () => null);
  const stop = startAlert({ unsent } as unknown as EnquiryStore, { error: vi.fn() });
  expect(unsent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(299_999);
  expect(unsent).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(unsent).toHaveBeenCalledTimes(2);
  stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  await store.close();
});

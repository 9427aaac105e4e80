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

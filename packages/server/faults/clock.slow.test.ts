import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSend, type Send } from "../mail/mailer.ts";
import { type Outbox, startOutbox } from "../mail/outbox.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import { eachDirectory, eachMailServer, eachTest } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { CORRESPONDENTS } from "../testing/mail.ts";
import { soon } from "../testing/soon.ts";

const NOW = Date.UTC(2030, 5);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

beforeEach(() => {
  // The time of day alone: what waits goes on waiting in real time.
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
});
const directory = eachDirectory();
const store = eachTest(
  () => openSqliteStore(directory.path),
  (store) => store.close(),
);
const mailServer = eachMailServer();
const log = { info() {}, warn() {}, error() {} };
const send: Send = (...mail) => createSend(mailServer.url, CORRESPONDENTS, store)(...mail);
let outbox: Outbox;
beforeEach(() => {
  mailServer.refuseWith(451);
  // Waits as long as in real life; looks every 50 ms, as it really does every 15 s.
  outbox = startOutbox({ store, send, log, pace: { firstWait: 50 * 60_000, look: 50 } });
});
afterEach(() => outbox.stop());

test.each([
  ["back by a year", -YEAR_MS],
  ["back by a day", -YEAR_MS / 365],
  ["ahead by a year", YEAR_MS],
])(
  "a clock that is set %s holds up neither what was tried before nor what comes after",
  async (_how, step) => {
    const before = anEnquiry({ receivedAt: NOW });
    await store.add(before, null);
    outbox.wake();
    await soon(async () => {
      expect((await store.find(before.id))?.mails[0]).toMatchObject({ state: "waiting", attempts: 1 });
      expect((await store.find(before.id))?.mails[0]?.dueAt).toBeGreaterThan(NOW + 20 * 60_000);
    });
    mailServer.refuseWith(null);
    vi.setSystemTime(NOW + step);
    const after = anEnquiry({ receivedAt: NOW + step });
    await store.add(after, null);
    await soon(() => {
      const ids = mailServer.letters.map(({ messageId }) => messageId);
      expect(ids.sort()).toEqual([before, after].map(({ id }) => `<${id}@stoneyard.example>`).sort());
    });
  },
);

test("a lease of a worker that is gone is free again, though the clock was set back by a year since", async () => {
  const enquiry = anEnquiry({ receivedAt: NOW });
  await outbox.stop();
  await store.add(enquiry, null);
  expect(await store.lease(NOW, NOW + 120_000)).not.toBeNull();
  vi.setSystemTime(NOW - YEAR_MS);
  mailServer.refuseWith(null);
  outbox = startOutbox({ store, send, log });
  await soon(() => expect(mailServer.letters).toHaveLength(1));
});

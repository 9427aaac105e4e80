import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createSend } from "../mail/mailer.ts";
import { type Outbox, startOutbox } from "../mail/outbox.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import type { EnquiryStore } from "../store/store.ts";
import { makeDirectory, siteLanguages, VISITS } from "../testing/built-site.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { soon } from "../testing/soon.ts";

const languages = await siteLanguages();
const NOW = Date.UTC(2030, 5);
const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

let directory: Awaited<ReturnType<typeof makeDirectory>>;
let store: EnquiryStore;
let mailServer: MailServer;
let outbox: Outbox;
beforeEach(async () => {
  // The time of day alone: what waits goes on waiting in real time.
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  directory = await makeDirectory();
  store = openSqliteStore(directory.path);
  mailServer = await startMailServer();
  mailServer.refuseWith(451);
  const send = createSend(
    mailServer.url,
    {
      from: "website@stoneyard.example",
      to: "office@stoneyard.example",
      siteUrl: "https://stoneyard.example",
      languages,
      brand: "Test Stone",
      visits: VISITS,
    },
    store,
  );
  const log = { info() {}, warn() {}, error() {} };
  // Waits as long as in real life; looks every 50 ms, as it really does every 15 s.
  outbox = startOutbox({ store, send, log, pace: { firstWait: 50 * 60_000, look: 50 } });
});
afterEach(async () => {
  await outbox.stop();
  await store.close();
  await mailServer.close();
  await directory.remove();
  vi.useRealTimers();
});

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
  const send = createSend(
    mailServer.url,
    {
      from: "w@stoneyard.example",
      to: "o@x.example",
      siteUrl: "",
      languages,
      brand: "Test Stone",
      visits: VISITS,
    },
    store,
  );
  outbox = startOutbox({ store, send, log: { info() {}, warn() {}, error() {} } });
  await soon(() => expect(mailServer.letters).toHaveLength(1));
});

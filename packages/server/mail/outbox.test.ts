import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openSqliteStore } from "../store/sqlite.ts";
import type { EnquiryStore } from "../store/store.ts";
import { eachDirectory, eachTest } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { MAIL_CONTEXT } from "../testing/mail.ts";
import { type MailServer, startMailServer } from "../testing/mail-server.ts";
import { soon } from "../testing/soon.ts";
import { createSend } from "./mailer.ts";
import { type Outbox, startOutbox } from "./outbox.ts";

const directory = eachDirectory();
const store = eachTest(
  () => openSqliteStore(directory.path),
  (store) => store.close(),
);
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
let mailServer: MailServer;
let outbox: Outbox | null;
beforeEach(async () => {
  vi.clearAllMocks();
  mailServer = await startMailServer();
  outbox = null;
});
afterEach(async () => {
  vi.useRealTimers();
  await outbox?.stop();
  await mailServer.close();
});

function start() {
  const send = createSend(mailServer.url, MAIL_CONTEXT, store);
  outbox = startOutbox({ store, send, log, pace: { firstWait: 20, longestWait: 40 } });
  return outbox;
}

const notice = async (id: string) => (await store.find(id))?.mails[0];

test("an enquiry that waits is mailed once, ready to be answered", async () => {
  const enquiry = anEnquiry({ locale: "sr" });
  await store.add(enquiry, null);
  start();
  await soon(async () => expect(await notice(enquiry.id)).toMatchObject({ state: "sent" }));
  expect(mailServer.letters).toHaveLength(1);
  const [letter] = mailServer.letters;
  expect(letter).toMatchObject({
    from: { name: "Test Stone", address: "website@stoneyard.example" },
    to: [{ address: "office@stoneyard.example" }],
    replyTo: [{ address: "ana@visitor.example" }],
    subject: expect.stringMatching(/^Upit sa sajta \d{4}-\d{4} · Ana Đurić · marble\/carrara$/),
    messageId: `<${enquiry.id}@stoneyard.example>`,
  });
  expect(letter?.text).toContain("Telefon: +381 64 123 45 67");
  expect(letter?.text).toContain("A kitchen in Carrara.\nThree metres, please.");
  expect(letter?.html).toBeUndefined();
});

test("a new enquiry is mailed at once, not at the next look", async () => {
  const { wake } = start();
  await new Promise((resolve) => setTimeout(resolve, 50));
  await store.add(anEnquiry(), null);
  wake();
  await soon(() => expect(mailServer.letters).toHaveLength(1));
});

test("while the mail server is down the mail waits, and arrives once when it is up", async () => {
  const { port } = mailServer;
  await mailServer.close();
  const enquiry = anEnquiry();
  await store.add(enquiry, null);
  start();
  await soon(async () => expect((await notice(enquiry.id))?.attempts).toBeGreaterThan(2));
  expect(await notice(enquiry.id)).toMatchObject({
    state: "waiting",
    lastError: expect.stringMatching(/ECONNREFUSED/),
  });
  mailServer = await startMailServer({ port });
  await soon(() => expect(mailServer.letters).toHaveLength(1));
  expect(mailServer.letters[0]?.messageId).toBe(`<${enquiry.id}@stoneyard.example>`);
});

test("a store that could not be reached is looked into again", async () => {
  await store.add(anEnquiry(), null);
  vi.spyOn(store, "lease").mockRejectedValueOnce(new Error("the disk is gone"));
  start();
  await soon(() => expect(mailServer.letters).toHaveLength(1));
  expect(log.error).toHaveBeenCalledOnce();
});

test("a permanent refusal is kept with its reason, and a resend tells so", async () => {
  mailServer.refuseWith(550);
  const enquiry = anEnquiry();
  await store.add(enquiry, null);
  const { wake } = start();
  await soon(async () => expect(await notice(enquiry.id)).toMatchObject({ state: "failed" }));
  expect((await notice(enquiry.id))?.lastError).toContain("550 No such mailbox");
  expect(mailServer.attempts()).toBe(1);
  // The log names the mail, never a person.
  expect(JSON.stringify(log.error.mock.calls)).toContain(enquiry.id);
  expect(JSON.stringify(log.error.mock.calls)).not.toContain("stoneyard.example");

  mailServer.refuseWith(null);
  await store.resend(enquiry.id, Date.now());
  wake();
  await soon(() => expect(mailServer.letters).toHaveLength(1));
  expect(mailServer.letters[0]?.text).toContain("Sent again. Number of times: 1, most recently on ");
});

test("stopping waits for the mail in hand and takes no other", async () => {
  for (let index = 0; index < 3; index += 1) await store.add(anEnquiry(), null);
  const { promise: sending, resolve: began } = Promise.withResolvers<void>();
  let sent = 0;
  outbox = startOutbox({
    store,
    log,
    async send() {
      began();
      await new Promise((resolve) => setTimeout(resolve, 50));
      sent += 1;
    },
  });
  await sending;
  await outbox.stop();
  expect(sent).toBe(1);
  const states = (await store.list()).map(({ mails }) => mails[0]?.state);
  expect(states.sort()).toEqual(["sent", "waiting", "waiting"]);
});

/** What the outbox does with a mail that fails, without a store or a mail server. */
async function failing(attempts: number, random: number) {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  const chance = vi.spyOn(Math, "random").mockReturnValue(random);
  const asked: Record<string, unknown[]> = {};
  const mails = [{ id: 7, enquiryId: "e", kind: "notice", attempts }];
  const told =
    (name: string, answer: unknown) =>
    (...given: unknown[]) => {
      asked[name] = given;
      return Promise.resolve(answer);
    };
  outbox = startOutbox({
    store: {
      lease: (...given: unknown[]) => told("lease", mails.pop() ?? null)(...given),
      nextDue: told("nextDue", null),
      postpone: told("postpone", undefined),
    } as unknown as EnquiryStore,
    log,
    send: async () => {
      throw Object.assign(new Error("away"), { code: "ECONNECTION" });
    },
  });
  await vi.advanceTimersByTimeAsync(0);
  await outbox.stop();
  expect(vi.getTimerCount()).toBe(0);
  vi.useRealTimers();
  chance.mockRestore();
  return asked;
}

test.each([
  [1, 1, 5],
  [1, 0, 2.5],
  [2, 1, 10],
  [10, 1, 2560],
  [11, 1, 3600],
  [60, 1, 3600],
])("after failure %i, with chance %i, a mail waits for %d s", async (attempts, random, seconds) => {
  const { postpone = [] } = await failing(attempts, random);
  expect(postpone[1]).toBe(1_800_000_000_000 + seconds * 1000);
  expect(postpone[2]).toBe("away");
});

test("what comes while it looks is not left for the next look", async () => {
  vi.useFakeTimers();
  const lease = vi.fn().mockResolvedValue(null);
  const nextDue = vi.fn(async () => void (lease.mock.calls.length < 2 && outbox?.wake()));
  outbox = startOutbox({ store: { lease, nextDue } as unknown as EnquiryStore, log, send: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  expect(lease).toHaveBeenCalledTimes(2);
});

const hangs = (_mail: unknown, signal: AbortSignal) =>
  new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

test("a mail that takes half an hour is nobody else's meanwhile, and two minutes after its sender died it is", async () => {
  vi.useFakeTimers();
  const enquiry = anEnquiry();
  await store.add(enquiry, null);
  outbox = startOutbox({ store, log, send: hangs });
  await vi.advanceTimersByTimeAsync(0);
  expect(await store.nextDue()).toBe(Date.now() + 120_000);
  await vi.advanceTimersByTimeAsync(1_799_999);
  expect(await store.nextDue()).toBeGreaterThan(Date.now() + 60_000);
  expect(await store.nextDue()).toBeLessThanOrEqual(Date.now() + 120_000);
  expect(await notice(enquiry.id)).toMatchObject({ lastError: null, attempts: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(await notice(enquiry.id)).toMatchObject({ lastError: "the mail server took too long" });
});

test("a mail is sent to its end although the store cannot be told that it takes longer", async () => {
  vi.useFakeTimers();
  await store.add(anEnquiry(), null);
  vi.spyOn(store, "renew").mockRejectedValueOnce(new Error("the disk is gone"));
  const { promise: sent, resolve: take } = Promise.withResolvers<void>();
  outbox = startOutbox({ store, log, send: () => sent });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(log.error).toHaveBeenCalledOnce();
  take();
  await vi.advanceTimersByTimeAsync(0);
  expect(log.info).toHaveBeenCalledWith(expect.anything(), "mail sent");
});

test("a mail that is given up at a stop is due at the next start", async () => {
  vi.useFakeTimers();
  await store.add(anEnquiry(), null);
  const postpone = vi.spyOn(store, "postpone");
  outbox = startOutbox({ store, log, send: hangs });
  await vi.advanceTimersByTimeAsync(1);
  const stopped = outbox.stop();
  await vi.advanceTimersByTimeAsync(8_000);
  await stopped;
  expect(postpone.mock.calls[0]?.[1]).toBe(Date.now());
});

const takes = async () => {};
const refuses = (code: number, permanent: boolean) => async () => {
  throw Object.assign(new Error("refused"), { code: "EENVELOPE", responseCode: code, permanent });
};

test.each([
  ["markSent", takes, { state: "sent", lastError: null }],
  ["markFailed", refuses(550, true), { state: "failed", lastError: "refused" }],
  ["postpone", refuses(451, false), { state: "waiting", lastError: "refused" }],
] as const)(
  "how a mail ended is told to a store that was away, and not tried again: %s",
  async (outcome, send, told) => {
    vi.useFakeTimers();
    const enquiry = anEnquiry();
    await store.add(enquiry, null);
    const away = vi.spyOn(store, outcome).mockRejectedValue(new Error("the database is away"));
    const sending = vi.fn(send);
    outbox = startOutbox({ store, send: sending, log });
    // Its lease is over by then.
    await vi.advanceTimersByTimeAsync(130_000);
    away.mockRestore();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await notice(enquiry.id)).toMatchObject({ ...told, attempts: 1 });
    expect(sending).toHaveBeenCalledOnce();
  },
);

/** A stop while the store is away with a mail in hand that was taken. */
async function stopWhileAway() {
  vi.useFakeTimers();
  const enquiry = anEnquiry();
  await store.add(enquiry, null);
  const away = vi.spyOn(store, "markSent").mockRejectedValue(new Error("the database is away"));
  outbox = startOutbox({ store, send: takes, log });
  await vi.advanceTimersByTimeAsync(1);
  return { enquiry, away, stopped: outbox.stop() };
}

test("a store that stays away delays a stop no longer than the mail in hand", async () => {
  const { enquiry, away, stopped } = await stopWhileAway();
  await vi.advanceTimersByTimeAsync(8_000);
  await stopped;
  expect(vi.getTimerCount()).toBe(0);
  away.mockRestore();
  expect(await notice(enquiry.id)).toMatchObject({ state: "waiting" });
});

test("a store that is back while the outbox stops is told of the mail in hand", async () => {
  const { enquiry, away, stopped } = await stopWhileAway();
  await vi.advanceTimersByTimeAsync(1_000);
  away.mockRestore();
  await vi.advanceTimersByTimeAsync(7_000);
  await stopped;
  expect(await notice(enquiry.id)).toMatchObject({ state: "sent" });
});

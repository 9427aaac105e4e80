import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { createSend, type Send } from "../mail/mailer.ts";
import { type Outbox, startOutbox } from "../mail/outbox.ts";
import { openSqliteStore } from "../store/sqlite.ts";
import type { EnquiryStore, Mail } from "../store/store.ts";
import { eachMailServer, eachPrograms, eachSite } from "../testing/each-test.ts";
import { anEnquiry, sendEnquiry } from "../testing/enquiry.ts";
import { type FaultyLine, startFaultyLine } from "../testing/faulty-line.ts";
import { MAIL_CONTEXT, mailVariables } from "../testing/mail.ts";
import { type Step, startMailServer } from "../testing/mail-server.ts";
import { killProgram, runProgram, type ServerProgram } from "../testing/program.ts";
import { soon } from "../testing/soon.ts";

const directory = eachSite();
const mailServer = eachMailServer();

/** Milliseconds for one attempt: enough on any machine, and so few that a line that falls silent is soon given up. */
const PATIENT = 30_000;
const IMPATIENT = 400;

describe("the outbox", () => {
  let store: EnquiryStore;
  let line: FaultyLine;
  let send: Send;
  let outbox: Outbox;
  beforeEach(async () => {
    store = openSqliteStore(directory.path);
    line = await startFaultyLine(mailServer.port);
    send = createSend(line.url, MAIL_CONTEXT, store);
    outbox = start(PATIENT);
  });
  const start = (attempt: number) => {
    const log = { info() {}, warn() {}, error() {} };
    return startOutbox({ store, send, log, pace: { firstWait: 20, longestWait: 40, attempt } });
  };
  const startAgain = async (attempt: number) => {
    await outbox.stop();
    outbox = start(attempt);
  };
  afterEach(async () => {
    await outbox.stop();
    await line.close();
    await store.close();
  });

  const add = async (): Promise<string> => {
    const { id, ...enquiry } = anEnquiry();
    await store.add({ id, ...enquiry }, null);
    outbox.wake();
    return id;
  };
  const noticeOf = async (id: string): Promise<Mail | undefined> => (await store.find(id))?.mails[0];
  const arrived = (id: string) =>
    mailServer.letters.filter(({ messageId }) => messageId?.startsWith(`<${id}`));

  // Replies of the mail server: its greeting, then to EHLO, MAIL, RCPT, DATA and to the message itself.
  const BEFORE_THE_MESSAGE = [0, 1, 2, 3, 4];
  const AFTER_THE_MESSAGE = 5;

  test.each([
    ["cut", BEFORE_THE_MESSAGE],
    ["stall", BEFORE_THE_MESSAGE],
    ["drip", [1]],
  ] as const)(
    "a line that does “%s” before the message only delays it",
    async (does, replies) => {
      for (const reply of replies) {
        const before = line.count();
        line.breakAt({ reply, does });
        await startAgain(IMPATIENT);
        const id = await add();
        await soon(() => expect(line.count()).toBeGreaterThan(before + 1));
        expect(await noticeOf(id)).toMatchObject({ state: "waiting" });
        // What a busy machine sends too slowly would be sent twice.
        await outbox.stop();
        line.breakAt(null);
        outbox = start(PATIENT);
        await soon(async () => expect(await noticeOf(id)).toMatchObject({ state: "sent" }));
        expect(arrived(id)).toHaveLength(1);
      }
      await soon(() => expect(line.open()).toBe(0));
    },
    60_000,
  );

  test.each(["cut", "stall"] as const)(
    "a line that does “%s” once the server has the message makes a copy that a mailbox can tell",
    async (does) => {
      line.breakAt({ reply: AFTER_THE_MESSAGE, does });
      await startAgain(IMPATIENT);
      const id = await add();
      await soon(() => expect(arrived(id).length).toBeGreaterThan(1));
      line.breakAt(null);
      await soon(async () => expect(await noticeOf(id)).toMatchObject({ state: "sent" }));
      const [first, ...copies] = arrived(id);
      for (const copy of copies) expect(copy.text).toBe(first?.text);
    },
  );

  test("a mail server that takes its time gets the mail once", async () => {
    mailServer.answerAfter(2 * IMPATIENT);
    const id = await add();
    await soon(async () => expect(await noticeOf(id)).toMatchObject({ state: "sent", attempts: 1 }));
    expect(arrived(id)).toHaveLength(1);
  });

  const STEPS: Step[] = ["greeting", "sender", "recipient", "message"];

  test.each(STEPS)("a refusal for now at the %s only delays", async (step) => {
    mailServer.refuseWith(451, step);
    const id = await add();
    await soon(async () => expect((await noticeOf(id))?.attempts).toBeGreaterThan(2));
    expect((await noticeOf(id))?.state).toBe("waiting");
    mailServer.refuseWith(null);
    await soon(() => expect(arrived(id)).toHaveLength(1));
  });

  test.each(STEPS)("a refusal for good at the %s", async (step) => {
    mailServer.refuseWith(554, step);
    const id = await add();
    if (step === "greeting") {
      // It says nothing of this mail: the server takes none at all, and may do so again.
      await soon(async () => expect((await noticeOf(id))?.attempts).toBeGreaterThan(2));
      expect(await noticeOf(id)).toMatchObject({ state: "waiting" });
      mailServer.refuseWith(null);
    } else {
      await soon(async () => expect(await noticeOf(id)).toMatchObject({ state: "failed", attempts: 1 }));
      expect((await noticeOf(id))?.lastError).toContain("554 No such mailbox");
      mailServer.refuseWith(null);
      await store.resend(id, Date.now());
      outbox.wake();
    }
    await soon(() => expect(arrived(id)).toHaveLength(1));
  });

  test("what fails over and over holds up nothing else", async () => {
    line.breakAt({ reply: 2, does: "cut" });
    const ids = [await add(), await add(), await add()];
    await soon(async () => expect((await noticeOf(ids[2] ?? ""))?.attempts).toBeGreaterThan(1));
    line.breakAt(null);
    await soon(() => expect(ids.map((id) => arrived(id).length)).toEqual([1, 1, 1]));
  });
});

describe("the server", () => {
  const startProgram = eachPrograms();

  function start(smtpUrl: string): Promise<ServerProgram> {
    return startProgram(directory.dist, {
      DATA_DIR: directory.data,
      ...mailVariables(smtpUrl),
    });
  }
  const list = async () =>
    (await runProgram("enquiries.ts", ["list"], { DATA_DIR: directory.data }).ended).stdout;

  test("with a wrong password enquiries wait, the list says why, and they go out once it is right", async () => {
    const locked = await startMailServer({ password: "let-me-in" });
    const url = (password: string) => `smtp://stoneyard:${password}@127.0.0.1:${locked.port}`;
    const first = await start(url("mistyped"));
    const { id, ...enquiry } = anEnquiry();
    const answer = await sendEnquiry(first.url, { id, ...enquiry });
    expect(answer.status).toBe(201);
    await soon(async () => expect(await list()).toMatch(/waiting after \d attempts?: .*535/));
    expect(await list()).not.toContain("mistyped");
    await killProgram(first);
    await start(url("let-me-in"));
    await soon(() =>
      expect(locked.letters.map(({ messageId }) => messageId)).toEqual([`<${id}@stoneyard.example>`]),
    );
    await soon(async () => expect(await list()).toMatch(/ sent 20/));
    await locked.close();
  });
});

import { mkdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { MOST_FILE_BYTES } from "@stoneyard/enquiry/files.ts";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { EnvironmentError } from "../environment.ts";
import { explainFile } from "../explain.ts";
import { describeEachDatabase, usePostgres } from "../testing/each-database.ts";
import { eachDirectory, eachTest } from "../testing/each-test.ts";
import { anEnquiry } from "../testing/enquiry.ts";
import { noPostgres, query } from "../testing/postgres.ts";
import { soon } from "../testing/soon.ts";
import { migrationSteps } from "./database.ts";
import { faultKind } from "./fault.ts";
import { FilesMissing, FilesTooLarge } from "./files.ts";
import { openStore, type StoreSettings } from "./open.ts";
import { openSqliteStore, sqliteFile } from "./sqlite.ts";
import { type EnquiryStore, type LeasedMail, LONGEST_WAIT_MS, RECEIPT_INTERVAL_MS } from "./store.ts";

const directory = eachDirectory();
const postgres = usePostgres();

describeEachDatabase(postgres, (name, fresh) => {
  let settings: StoreSettings;
  const store = eachTest(
    async () => {
      settings = { dataDir: directory.path, databaseUrl: await fresh() };
      return openStore(settings);
    },
    (store) => store.close(),
  );

  async function take(now: number, until: number): Promise<LeasedMail> {
    const mail = await store.lease(now, until);
    if (mail === null) throw new Error("no lease");
    return mail;
  }

  /** Where what was deleted could still be read. */
  async function expectErased(): Promise<void> {
    expect(await store.erase()).toBe(true);
    if (name === "SQLite") expect(statSync(`${sqliteFile(directory.path)}-wal`).size).toBe(0);
  }

  const NOW = 1_800_000_000_000;
  const at = (receivedAt: number) => anEnquiry({ receivedAt });

  test("an enquiry is kept whole, with a notice that waits", async () => {
    const enquiry = anEnquiry({
      suspicion: ["honeypot", "too-fast"],
      locale: "sr",
      chosen: "Carrara: https://stoneyard.example/marble/carrara",
      visit: "2026-11-28T10:30",
      visitFor: "Dve ploče",
    });
    expect(await store.add(enquiry, null, { drawNumber: () => "48261793" })).toEqual({
      result: "stored",
      number: "48261793",
    });
    const record = await store.find(enquiry.id);
    expect(record?.enquiry).toEqual({ ...enquiry, number: "48261793" });
    expect(record?.mails).toMatchObject([{ kind: "notice", state: "waiting", attempts: 0, resends: 0 }]);
    expect(await store.find("none")).toBeNull();
  });

  test("the same id again changes nothing: the same content is known, other content is told", async () => {
    const enquiry = anEnquiry();
    const { number } = await store.add(enquiry, null);
    const later = { ...enquiry, receivedAt: enquiry.receivedAt + 5, suspicion: ["too-fast" as const] };
    expect(await store.add(later, "ana@visitor.example")).toEqual({ result: "known", number });
    for (const change of [
      { message: "other" },
      { email: "" },
      { subject: "" },
      { chosen: "a table" },
      { visitFor: "x" },
    ])
      expect(await store.add({ ...enquiry, ...change }, null)).toEqual({ result: "other", number });
    const [record, ...others] = await store.list();
    expect(others).toEqual([]);
    expect(record?.enquiry.message).toBe(enquiry.message);
    expect(record?.mails).toHaveLength(1);
  });

  test("no two enquiries have one number, whoever draws it", async () => {
    const drawn = ["48261793", "48261793", "48261793", "50000000"];
    const drawNumber = () => drawn.shift() ?? "none";
    expect(await store.add(anEnquiry(), null, { drawNumber })).toEqual({
      result: "stored",
      number: "48261793",
    });
    expect(await store.add(anEnquiry(), null, { drawNumber })).toEqual({
      result: "stored",
      number: "50000000",
    });
    expect(drawn).toEqual([]);
  });

  describe("files", () => {
    const part = (text: string) => Buffer.from(text);
    const whole = async (id: string, text = "whole", name = `${id}.jpg`) => {
      await store.addPart(id, 0, part(text), NOW);
      await store.finishFile(id, {
        name,
        kind: "jpeg",
        cleaning: "waits",
        digest: `digest of ${text.slice(0, 9)}`,
      });
    };
    const LEAST = 128 * 1024;

    test("parts are put together in order; one that does not fit is told how much is there", async () => {
      expect(await store.addPart("one", 0, part("abc"), NOW)).toBe(3);
      expect(await store.addPart("one", 3, part("de"), NOW)).toBe(5);
      expect(await store.addPart("one", 3, part("de"), NOW)).toBe(5);
      expect(await store.addPart("one", 9, part("x"), NOW)).toBe(5);
      expect(await store.addPart("one", 5, part(""), NOW)).toBe(5);
      expect(await store.addPart("one", 5, part("f"), NOW)).toBe(6);
      expect(await store.pendingFile("one")).toEqual({ size: 6, head: part("abc"), digest: "" });
      const file = { name: "1.jpg", kind: "jpeg", cleaning: "waits", digest: "" } as const;
      expect(await store.finishFile("one", file)).toBe(true);
      expect(await store.addPart("one", 3, part("more"), NOW)).toBeNull();
      expect(await store.finishFile("one", { ...file, name: "2.jpg" })).toBe(false);
      expect((await store.readFile("one")).toString()).toBe("abcdef");
    });

    test("the same part sent twice at once is one", async () => {
      await Promise.all(Array.from({ length: 5 }, () => store.addPart("one", 0, part("abc"), NOW)));
      expect((await store.readFile("one")).toString()).toBe("abc");
    });

    test("an enquiry has its files in the order in which it names them, and they go with it", async () => {
      await whole("one", "first");
      await whole("two", "second");
      const enquiry = anEnquiry();
      expect((await store.add(enquiry, null, { files: ["two", "one"] })).result).toBe("stored");
      expect(await store.filesOf(enquiry.id)).toMatchObject([
        { id: "two", name: "two.jpg", kind: "jpeg", size: 6, cleaning: "waits" },
        { id: "one", name: "one.jpg", kind: "jpeg", size: 5, cleaning: "waits" },
      ]);
      expect((await store.add(enquiry, null, { files: ["two", "one"] })).result).toBe("known");
      await store.dropFile("one");
      expect(await store.dropPendingFiles(NOW + 1)).toBe(0);
      expect(await store.pendingFile("one")).toBeNull();
      await store.delete(enquiry.id);
      await expect(store.readFile("one")).rejects.toThrow(FilesMissing);
    });

    test("the same id with other files is told; the same bytes sent anew are the same", async () => {
      const enquiry = anEnquiry();
      for (const [id, text] of [
        ["one", "first"],
        ["again", "first"],
        ["other", "FIRST"],
      ] as const)
        await whole(id, text, "plan.pdf");
      await store.add(enquiry, null, { files: ["one"] });
      // What is kept is no longer what was sent.
      await store.endCleaning("one", part("bare"));
      const resultWith = async (...files: string[]) => (await store.add(enquiry, null, { files })).result;
      expect(await resultWith("one")).toBe("known");
      expect(await resultWith("again")).toBe("known");
      expect(await resultWith("other")).toBe("other");
      expect(await resultWith("none")).toBe("other");
      expect(await resultWith()).toBe("other");
      expect(await resultWith("one", "again")).toBe("other");
    });

    test("an enquiry that names what is not there, not whole, or another's, is not kept at all", async () => {
      await whole("one");
      await store.add(anEnquiry(), null, { files: ["one"] });
      await store.addPart("begun", 0, part("abc"), NOW);
      await whole("mine");
      for (const name of ["none", "begun", "one"])
        await expect(store.add(anEnquiry(), null, { files: ["mine", name] })).rejects.toThrow(FilesMissing);
      expect(await store.list()).toHaveLength(1);
      expect(await store.pendingFile("mine")).toMatchObject({ size: 5 });
    });

    test("an enquiry whose files are more than may be sent together is not kept, and they stay to be named again", async () => {
      const half = "x".repeat(MOST_FILE_BYTES / 2);
      await whole("one", half);
      await whole("two", `${half}x`);
      await whole("half", half);
      await expect(store.add(anEnquiry(), null, { files: ["one", "two"] })).rejects.toThrow(FilesTooLarge);
      expect(await store.list()).toEqual([]);
      expect((await store.add(anEnquiry(), null, { files: ["one", "half"] })).result).toBe("stored");
    });

    test("what waits for an enquiry is counted for all and for each client, a small file as one part", async () => {
      await store.addPart("mine", 0, Buffer.alloc(LEAST), NOW, "Ana");
      await store.addPart("mine", LEAST, part("more"), NOW, "Ana");
      await store.addPart("small", 0, part("abc"), NOW, "Ana");
      await store.addPart("other", 0, part("abc"), NOW, "Mira");
      expect(await store.pendingBytes("Ana")).toBe(2 * LEAST + 4);
      expect(await store.pendingBytes("nobody")).toBe(0);
      expect(await store.pendingBytes()).toBe(3 * LEAST + 4);
      await store.finishFile("mine", { name: "a.jpg", kind: "jpeg", cleaning: "waits", digest: "" });
      await store.add(anEnquiry(), null, { files: ["mine"] });
      expect(await store.pendingBytes("Ana")).toBe(LEAST);
    });

    test("a file is cleaned once its enquiry is there, and the notice waits for it", async () => {
      await whole("one", "with a place");
      expect(await store.takeToClean()).toBeNull();
      const enquiry = at(NOW);
      await store.add(enquiry, "ana@visitor.example", { files: ["one"] });
      expect(await store.lease(NOW, NOW + 100)).toMatchObject({ kind: "receipt" });
      expect(await store.lease(NOW, NOW + 100)).toBeNull();
      expect(await store.nextDue()).toBe(NOW + 100);
      expect(await store.takeToClean()).toMatchObject({ id: "one", cleanings: 1, cleaning: "waits" });
      expect(await store.takeToClean("one")).toMatchObject({ id: "one", cleanings: 2 });
      await store.uncountCleaning("one");
      expect(await store.takeToClean("one")).toMatchObject({ id: "one", cleanings: 2 });
      await store.endCleaning("one", part("bare"));
      await store.endCleaning("one", part("too late"));
      await store.endCleaning("one", null);
      expect(await store.filesOf(enquiry.id)).toMatchObject([{ size: 4, cleaning: "cleaned" }]);
      expect((await store.readFile("one")).toString()).toBe("bare");
      expect(await store.takeToClean()).toBeNull();
      expect(await store.takeToClean("one")).toBeNull();
      expect(await store.lease(NOW, NOW + 100)).toMatchObject({ kind: "notice" });
    });

    test("a file that cannot be cleaned stays as it was sent, and holds up no mail", async () => {
      await whole("one", "broken");
      const enquiry = at(NOW);
      await store.add(enquiry, null, { files: ["one"] });
      await store.endCleaning("one", null);
      expect(await store.filesOf(enquiry.id)).toMatchObject([{ size: 6, cleaning: "as-sent" }]);
      expect((await store.readFile("one")).toString()).toBe("broken");
      expect(await store.lease(NOW, NOW + 100)).toMatchObject({ kind: "notice" });
    });

    test("what no enquiry has is deleted once it is old, and nothing of it stays", async () => {
      await store.addPart("old", 0, part("abc"), NOW);
      await whole("whole");
      await store.addPart("young", 0, part("abc"), NOW + 10);
      expect(await store.dropPendingFiles(NOW + 5)).toBe(2);
      expect(await store.pendingBytes()).toBe(LEAST);
      await store.dropFile("young");
      expect(await store.pendingBytes()).toBe(0);
    });

    test("of one client only what is theirs is deleted", async () => {
      for (const client of ["Ana", "Mira"]) await store.addPart(client, 0, part("abc"), NOW, client);
      await store.addPart("young", 0, part("abc"), NOW + 10, "Mira");
      expect(await store.dropPendingFiles(NOW + 5, "Mira")).toBe(1);
      expect(await store.pendingFile("Ana")).not.toBeNull();
      expect(await store.pendingFile("young")).not.toBeNull();
    });
  });

  test("one mailbox gets one receipt a day, however its address is spelt", async () => {
    const kinds = async (receivedAt: number, address: string) => {
      const enquiry = at(receivedAt);
      await store.add(enquiry, address);
      return (await store.find(enquiry.id))?.mails.map(({ kind }) => kind);
    };
    expect(await kinds(NOW, "ana@visitor.example")).toEqual(["notice", "receipt"]);
    for (const spelt of ["ANA@visitor.example", "ana+1@visitor.example", "Ana+stone+2@VISITOR.example"])
      expect([spelt, await kinds(NOW + 1, spelt)]).toEqual([spelt, ["notice"]]);
    expect(await kinds(NOW + 2, "other@visitor.example")).toEqual(["notice", "receipt"]);
    // Dots tell mailboxes apart but where the provider says that they do not.
    expect(await kinds(NOW + 2, "a.na@visitor.example")).toEqual(["notice", "receipt"]);
    expect(await kinds(NOW + 2, "ana.djuric@gmail.com")).toEqual(["notice", "receipt"]);
    expect(await kinds(NOW + 2, "an.adj.uric+x@googlemail.com")).toEqual(["notice"]);
    expect(await kinds(NOW + 2, "ana@čamac.example")).toEqual(["notice", "receipt"]);
    expect(await kinds(NOW + 2, "ana@xn--amac-fua.example")).toEqual(["notice"]);
    expect(await kinds(NOW + RECEIPT_INTERVAL_MS - 1, "ana@visitor.example")).toEqual(["notice"]);
    expect(await kinds(NOW + RECEIPT_INTERVAL_MS, "ana@visitor.example")).toEqual(["notice", "receipt"]);
    // The clock was set back since.
    expect(await kinds(NOW - 2 * RECEIPT_INTERVAL_MS, "ana@visitor.example")).toEqual(["notice", "receipt"]);
  });

  test("a leased mail is nobody else's until it is given back or the lease runs out", async () => {
    const enquiry = at(NOW);
    await store.add(enquiry, null);
    expect(await store.lease(NOW - 1, NOW + 100)).toBeNull();

    const first = await take(NOW, NOW + 100);
    expect(first).toMatchObject({ enquiryId: enquiry.id, attempts: 1, enquiry });
    expect(await store.lease(NOW, NOW + 100)).toBeNull();
    expect(await store.nextDue()).toBe(NOW + 100);

    const second = await take(NOW + 100, NOW + 200);
    expect(second).toMatchObject({ attempts: 2 });
    await store.markFailed(first, "too late to say");
    expect((await store.find(enquiry.id))?.mails).toMatchObject([{ state: "waiting" }]);

    await store.postpone(second, NOW + 500, "the server was down");
    expect(await store.nextDue()).toBe(NOW + 500);
    expect((await store.find(enquiry.id))?.mails).toMatchObject([{ lastError: "the server was down" }]);

    const third = await take(NOW + 500, NOW + 600);
    await store.markSent(third, NOW + 501);
    expect((await store.find(enquiry.id))?.mails).toMatchObject([
      { state: "sent", sentAt: NOW + 501, attempts: 3, lastError: null },
    ]);
    expect(await store.nextDue()).toBeNull();
  });

  test("a lease lasts longer when it is renewed, but not once another has it", async () => {
    await store.add(at(NOW), null);
    const first = await take(NOW, NOW + 100);
    await store.renew(first, NOW + 200);
    expect(await store.lease(NOW + 199, NOW + 300)).toBeNull();
    await take(NOW + 200, NOW + 300);
    await store.renew(first, NOW + 900);
    expect(await store.nextDue()).toBe(NOW + 300);
  });

  test("a clock that is set back by a year holds up no mail, and one that differs by a minute takes none", async () => {
    const YEAR = 365 * 24 * 60 * 60 * 1000;
    const [fresh, postponed, leased] = [at(NOW + YEAR), at(NOW + YEAR - 2), at(NOW + YEAR - 1)];
    for (const enquiry of [fresh, postponed, leased]) await store.add(enquiry, null);
    const first = await take(NOW + YEAR, NOW + YEAR + 100);
    await store.postpone(first, NOW + YEAR + LONGEST_WAIT_MS, "the server was down");
    expect((await store.lease(NOW + YEAR, NOW + YEAR + 100))?.enquiryId).toBe(leased.id);

    const taken = [];
    for (let i = 0; i < 4; i += 1) taken.push((await store.lease(NOW, NOW + 100))?.enquiryId);
    expect(taken).toEqual([leased.id, fresh.id, postponed.id, undefined]);
    // Another instance, whose clock is a minute behind.
    expect(await store.lease(NOW - 60_000, NOW)).toBeNull();
  });

  test("mails are leased in the order in which they are due", async () => {
    const [late, early] = [at(NOW + 10), at(NOW)];
    await store.add(late, null);
    await store.add(early, null);
    expect((await store.lease(NOW + 20, NOW + 90))?.enquiryId).toBe(early.id);
    expect((await store.lease(NOW + 20, NOW + 90))?.enquiryId).toBe(late.id);
  });

  test("an unanswered enquiry is put back into the outbox once, by whoever comes first", async () => {
    const [waiting, open, answered, robot] = [{}, {}, {}, { suspicion: ["honeypot" as const] }].map((given) =>
      anEnquiry({ ...given, receivedAt: NOW }),
    );
    if (!waiting || !open || !answered || !robot) throw new Error("There are four.");
    for (const enquiry of [open, answered, robot]) {
      await store.add(enquiry, null);
      const mail = await store.lease(NOW, NOW + 10);
      if (mail) await store.markSent(mail, NOW + 5);
    }
    await store.add(waiting, null);
    await store.markAnswered(answered.id, { at: NOW, by: "" });
    expect(await store.unanswered()).toEqual([{ id: open.id, sentAt: NOW + 5 }]);
    const other = await openStore(settings);
    const won = await Promise.all([store, other, store, other].map((each) => each.remind(open.id, NOW + 60)));
    await other.close();
    expect(won.filter(Boolean)).toHaveLength(1);
    for (const { id } of [open, waiting, answered]) expect(await store.remind(id, NOW + 70)).toBe(false);
    expect(await store.unanswered()).toEqual([]);
    const reminder = {
      state: "waiting",
      resends: 1,
      resentAt: NOW + 60,
      remindedAt: NOW + 60,
    };
    expect((await store.find(open.id))?.mails).toMatchObject([reminder]);
  });

  /** An enquiry whose notice was mailed and which nobody answered, with a reminder that waits. */
  async function reminded(): Promise<string> {
    const { id, ...enquiry } = at(NOW);
    await store.add({ id, ...enquiry }, null);
    await store.markSent(await take(NOW, NOW + 10), NOW + 5);
    await store.remind(id, NOW + 60);
    return id;
  }

  test("an enquiry that is answered while its reminder waits is not mailed; if it was not answered, it is again", async () => {
    const id = await reminded();
    await store.markAnswered(id, { at: NOW + 70, by: "" });
    expect(await store.lease(NOW + 80, NOW + 90)).toBeNull();
    expect((await store.find(id))?.mails).toMatchObject([{ state: "sent", sentAt: NOW + 5 }]);
    await store.markAnswered(id, null);
    expect(await store.unanswered()).toEqual([{ id, sentAt: NOW + 5 }]);
    expect(await store.remind(id, NOW + 100)).toBe(true);
  });

  test("what the owner asked for again is mailed, answered or not", async () => {
    const id = await reminded();
    await store.resend(id, NOW + 65);
    await store.markAnswered(id, { at: NOW + 70, by: "" });
    expect(await store.lease(NOW + 80, NOW + 90)).toMatchObject({ enquiryId: id });
  });

  test("an enquiry whose reminder waits or is refused for good was mailed all the same", async () => {
    const [refused, waiting] = [await reminded(), await reminded()];
    await store.markFailed(await take(NOW + 60, NOW + 70), "552 mailbox full");
    expect((await store.find(refused))?.mails).toMatchObject([
      { state: "sent", sentAt: NOW + 5, lastError: "552 mailbox full" },
    ]);
    expect((await store.find(waiting))?.mails).toMatchObject([{ state: "waiting" }]);
    expect(await store.unanswered()).toEqual([]);
    expect(await store.purge(NOW + 500, false)).toEqual({ deleted: 2, kept: 0 });
  });

  test("what was refused stays visible and can be sent again, which shows", async () => {
    const enquiry = at(NOW);
    await store.add(enquiry, null);
    const mail = await take(NOW, NOW + 100);
    await store.markFailed(mail, "550 No such mailbox");
    expect(await store.nextDue()).toBeNull();
    expect((await store.find(enquiry.id))?.mails).toMatchObject([
      { state: "failed", lastError: "550 No such mailbox" },
    ]);
    expect(await store.resend(enquiry.id, NOW + 50)).toBe(true);
    expect(await store.resend("none", NOW)).toBe(false);
    expect(await store.lease(NOW + 50, NOW + 60)).toMatchObject({ resends: 1, resentAt: NOW + 50 });
  });

  test("a delivery that began before a mail was asked for again does not count for it", async () => {
    const enquiry = at(NOW);
    await store.add(enquiry, null);
    const begun = await take(NOW, NOW + 100);
    await store.resend(enquiry.id, NOW + 50);
    await store.markSent(begun, NOW + 60);
    expect((await store.find(enquiry.id))?.mails).toMatchObject([{ state: "waiting", resends: 1 }]);
  });

  test("it is known how many notices no mail server took, and since when", async () => {
    expect(await store.unsent()).toBeNull();
    for (const receivedAt of [NOW + 5, NOW, NOW + 9]) await store.add(at(receivedAt), "ana@visitor.example");
    expect(await store.unsent()).toEqual({ count: 3, since: NOW });
    const oldest = await take(NOW, NOW + 100);
    await store.markSent(oldest, NOW + 1);
    const refused = await take(NOW + 5, NOW + 100);
    await store.markFailed(refused, "550");
    expect(await store.unsent()).toMatchObject({ since: NOW + 5 });
  });

  test("an old notice that was asked for again waits since then", async () => {
    const enquiry = at(NOW);
    await store.add(enquiry, null);
    const first = await take(NOW, NOW + 100);
    await store.markSent(first, NOW);
    await store.resend(enquiry.id, NOW + LONGEST_WAIT_MS);
    expect(await store.unsent()).toEqual({ count: 1, since: NOW + LONGEST_WAIT_MS });
  });

  test("an enquiry is marked as answered, and as not answered again", async () => {
    const [mine, other] = [at(NOW), at(NOW + 1)];
    for (const enquiry of [mine, other]) await store.add(enquiry, null);
    expect((await store.find(mine.id))?.answered).toBeNull();
    expect(await store.markAnswered(mine.id, { at: NOW + 5, by: "Mira" })).toBe(true);
    expect((await store.list()).map(({ answered }) => answered)).toEqual([{ at: NOW + 5, by: "Mira" }, null]);
    expect((await store.find(mine.id))?.answered).toEqual({ at: NOW + 5, by: "Mira" });
    expect(await store.markAnswered(mine.id, null)).toBe(true);
    expect((await store.find(mine.id))?.answered).toBeNull();
    expect(await store.markAnswered("none", { at: NOW, by: "" })).toBe(false);
  });

  test("one enquiry is deleted with its mails, whether they were sent or not", async () => {
    const [mine, other] = [at(NOW), at(NOW + 1)];
    for (const enquiry of [mine, other]) await store.add(enquiry, "ana@visitor.example");
    expect(await store.delete(mine.id)).toBe(true);
    await expectErased();
    expect(await store.find(mine.id)).toBeNull();
    expect((await store.list()).map(({ enquiry }) => enquiry.id)).toEqual([other.id]);
    expect((await store.lease(NOW + 10, NOW + 20))?.enquiryId).toBe(other.id);
    expect(await store.delete(mine.id)).toBe(false);
  });

  test("purging spares what has not been mailed, unless told otherwise", async () => {
    const [sent, waiting, young] = [at(NOW), at(NOW + 1), at(NOW + 1000)];
    for (const enquiry of [sent, waiting, young]) await store.add(enquiry, null);
    const mail = await take(NOW, NOW + 100);
    await store.markSent(mail, NOW);

    expect(await store.purge(NOW + 500, false)).toEqual({ deleted: 1, kept: 1 });
    await expectErased();
    expect((await store.list()).map(({ enquiry }) => enquiry.id)).toEqual([waiting.id, young.id]);
    expect(await store.purge(NOW + 500, true)).toEqual({ deleted: 1, kept: 0 });
    expect((await store.list()).map(({ mails }) => mails.length)).toEqual([1]);
  });

  test("a check whose probe draws the number of an enquiry draws another one", async () => {
    const { number } = await store.add(anEnquiry(), null);
    const drawn = vi.spyOn(crypto, "getRandomValues");
    onTestFinished(() => drawn.mockRestore());
    drawn.mockImplementation((given) => {
      if (given instanceof Uint32Array) {
        drawn.mockRestore();
        given[0] = Number(number) - 10_000_000;
      }
      return given;
    });
    await expect(store.check()).resolves.toBeUndefined();
    expect(await store.list()).toHaveLength(1);
  });

  test("what was stored is there after opening again, beside another process too", async () => {
    const enquiry = anEnquiry();
    await store.add(enquiry, null);
    const other = await openStore(settings);
    expect((await other.list()).map((record) => record.enquiry)).toMatchObject([enquiry]);
    await other.close();
    await expect(store.check()).resolves.toBeUndefined();
  });

  /** A store as a release left it that knew so many migrations, with what was in it. */
  async function storeOfOldRelease(version: number, content: string): Promise<EnquiryStore> {
    const old = { dataDir: join(directory.path, "old"), databaseUrl: await fresh() };
    const database = old.databaseUrl === null ? "sqlite" : "postgres";
    const steps = migrationSteps(database).slice(0, version).join(";\n");
    if (old.databaseUrl === null) {
      mkdirSync(old.dataDir);
      const file = new DatabaseSync(sqliteFile(old.dataDir));
      file.exec(`${steps}; PRAGMA user_version = ${version}; ${content}`);
      file.close();
    } else {
      const known = `CREATE TABLE schema_version (version integer NOT NULL); INSERT INTO schema_version VALUES (${version})`;
      await query(old.databaseUrl, `${steps}; ${known}; ${content}`);
    }
    return openStore(old);
  }

  test("a database of the first release keeps its enquiries and mails, and takes what is new", async () => {
    const old = await storeOfOldRelease(
      1,
      `INSERT INTO enquiry VALUES ('one', 1, 'sr', 'Ana', '', '064', '', 'Zdravo', 'onyx', '');
       INSERT INTO mail (enquiry_id, kind, recipient, created_at, due_at) VALUES ('one', 'notice', '', 1, 1);`,
    );
    const record = await old.find("one");
    expect(record?.enquiry).toMatchObject({ locale: "sr", firstName: "Ana", subject: "onyx", number: null });
    expect(record?.enquiry).toMatchObject({ chosen: "", visit: "", visitFor: "" });
    expect(record).toMatchObject({ mails: [{ kind: "notice", state: "waiting" }], answered: null });
    expect((await old.add(anEnquiry({ locale: "de", chosen: "Carrara" }), null)).result).toBe("stored");
    expect(await old.markAnswered("one", { at: NOW, by: "Mira" })).toBe(true);
    await old.close();
  });

  test("files of an older release, which cleaned them before they were whole, are cleaned no second time", async () => {
    const bytes = name === "SQLite" ? "x'414243'" : "'ABC'::bytea";
    const old = await storeOfOldRelease(
      7,
      `INSERT INTO enquiry (id, received_at, locale, first_name, last_name, phone, email, message, subject, suspicion)
         VALUES ('one', 1, 'sr', 'Ana', '', '064', '', 'Zdravo', 'onyx', '');
       INSERT INTO mail (enquiry_id, kind, recipient, created_at, due_at) VALUES ('one', 'notice', '', 1, 1);
       INSERT INTO file (id, enquiry_id, created_at, place, size, kind, name) VALUES
         ('a', 'one', 1, 0, 3, 'jpeg', 'a.jpg'), ('b', 'one', 1, 1, 3, 'pdf', 'b.pdf'), ('begun', NULL, 1, 0, 3, NULL, '');
       INSERT INTO file_part VALUES ('a', 0, ${bytes}), ('b', 0, ${bytes}), ('begun', 0, ${bytes});`,
    );
    expect((await old.filesOf("one")).map(({ cleaning }) => cleaning)).toEqual(["cleaned", "as-sent"]);
    expect((await old.readFile("a")).toString()).toBe("ABC");
    expect(await old.takeToClean()).toBeNull();
    expect(await old.lease(5, 10)).toMatchObject({ enquiryId: "one" });
    expect(await old.addPart("begun", 3, Buffer.from("DE"), 5)).toBe(5);
    await old.close();
  });
});

describe.skipIf(noPostgres !== null)("several instances on one PostgreSQL database", () => {
  test("start at once on an empty database", async () => {
    const databaseUrl = await postgres.freshDatabase();
    const stores = await Promise.all(
      Array.from({ length: 6 }, () => openStore({ dataDir: directory.path, databaseUrl })),
    );
    await Promise.all(stores.map((store) => store.check()));
    expect(await query(databaseUrl, "SELECT version FROM schema_version")).toEqual([
      { version: migrationSteps("postgres").length },
    ]);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("never lease one mail twice, and together lease all", async () => {
    const databaseUrl = await postgres.freshDatabase();
    const stores = await Promise.all(
      Array.from({ length: 4 }, () => openStore({ dataDir: directory.path, databaseUrl })),
    );
    const [first] = stores;
    for (let i = 0; i < 60; i++) await first?.add(anEnquiry({ receivedAt: 1000 + i }), null);
    const takeAll = async (store: EnquiryStore) => {
      const taken: string[] = [];
      for (;;) {
        const mail = await store.lease(2000, 3000);
        if (mail === null) return taken;
        taken.push(mail.enquiryId);
      }
    };
    const taken = (await Promise.all(stores.map(takeAll))).flat();
    expect(taken).toHaveLength(60);
    expect(new Set(taken).size).toBe(60);
    await Promise.all(stores.map((store) => store.close()));
  });

  test("one mailbox gets one receipt although its enquiries come at once", async () => {
    const databaseUrl = await postgres.freshDatabase();
    const store = await openStore({ dataDir: directory.path, databaseUrl });
    await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        store.add(anEnquiry({ receivedAt: 1000 }), `ana+${index}@visitor.example`),
      ),
    );
    const mails = (await store.list()).flatMap((record) => record.mails);
    expect(mails.filter(({ kind }) => kind === "receipt")).toHaveLength(1);
    await store.close();
  });
});

describe.skipIf(noPostgres !== null)("a start while another instance migrates PostgreSQL", () => {
  /** For six seconds, longer than an answer may take. */
  async function anotherMigrates(databaseUrl: string): Promise<{ migrated: Promise<unknown> }> {
    await query(databaseUrl, "CREATE TABLE schema_version (version integer NOT NULL)");
    const migrated = query(databaseUrl, "BEGIN; LOCK TABLE schema_version; SELECT pg_sleep(6); COMMIT");
    await soon(async () =>
      expect(
        await query(databaseUrl, "SELECT 1 FROM pg_locks WHERE mode = 'AccessExclusiveLock'"),
      ).not.toEqual([]),
    );
    return { migrated };
  }

  test("waits for it, however long it takes", async () => {
    const databaseUrl = await postgres.freshDatabase();
    const { migrated } = await anotherMigrates(databaseUrl);
    const store = await openStore({ dataDir: directory.path, databaseUrl });
    await store.check();
    await store.close();
    await migrated;
  });

  test("and whose connection breaks tells that, not what followed from it", async () => {
    const databaseUrl = await postgres.freshDatabase();
    const { migrated } = await anotherMigrates(databaseUrl);
    const opened = openStore({ dataDir: directory.path, databaseUrl });
    const refused = expect(opened).rejects.toThrow("terminating connection due to administrator command");
    await soon(async () =>
      expect(
        await query(
          databaseUrl,
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
        ),
      ).not.toEqual([]),
    );
    await refused;
    await migrated;
  });
});

test.skipIf(noPostgres !== null)(
  "a PostgreSQL database of a newer release is refused and left as it is",
  async () => {
    const databaseUrl = await postgres.freshDatabase();
    await query(databaseUrl, "CREATE TABLE schema_version (version integer)");
    await query(databaseUrl, "INSERT INTO schema_version VALUES (99)");
    await expect(openStore({ dataDir: directory.path, databaseUrl })).rejects.toThrow(
      /The database test\d+ has version 99, this release knows versions up to 9/,
    );
    expect(await query(databaseUrl, "SELECT to_regclass('enquiry') AS made")).toEqual([{ made: null }]);
  },
);

test.skipIf(noPostgres !== null)(
  "a PostgreSQL database that does not wait for the disk is refused",
  async () => {
    const databaseUrl = await postgres.freshDatabase();
    const name = new URL(databaseUrl).pathname.slice(1);
    await query(databaseUrl, `ALTER DATABASE ${name} SET synchronous_commit = off`);
    await expect(openStore({ dataDir: directory.path, databaseUrl })).rejects.toThrow(
      "The database has synchronous_commit = off and may lose enquiries when it crashes: set it to on",
    );
    await query(databaseUrl, "ALTER SYSTEM SET fsync = off");
    try {
      await query(databaseUrl, "SELECT pg_reload_conf()");
      await soon(() =>
        expect(openStore({ dataDir: directory.path, databaseUrl })).rejects.toThrow(
          "The database has fsync = off",
        ),
      );
    } finally {
      await query(databaseUrl, "ALTER SYSTEM RESET fsync");
      await query(databaseUrl, "SELECT pg_reload_conf()");
    }
  },
);

test.skipIf(noPostgres !== null)(
  "a PostgreSQL server that crashes is told while it is gone, and used again when it is back",
  async () => {
    const lost: Error[] = [];
    const databaseUrl = await postgres.freshDatabase();
    const store = await openStore({ dataDir: directory.path, databaseUrl }, (error) => lost.push(error));
    const before = anEnquiry();
    await store.add(before, null);
    await postgres.crash();
    await expect(store.add(anEnquiry(), null)).rejects.toThrow();
    await expect(store.check()).rejects.toThrow();
    await postgres.start();
    const after = anEnquiry();
    expect(await store.add(after, null)).toMatchObject({ result: "stored" });
    const ids = (await store.list()).map(({ enquiry }) => enquiry.id);
    expect(ids.sort()).toEqual([before.id, after.id].sort());
    expect(lost.length).toBeGreaterThan(0);
    await store.close();
  },
  120_000,
);

test("a backup is a whole store of its own, readable by its owner alone, and never written over another file", async () => {
  const store = openSqliteStore(directory.path);
  const enquiry = anEnquiry();
  await store.add(enquiry, null);
  const copy = join(directory.path, "copy");
  mkdirSync(copy);
  const file = join(copy, "enquiries.sqlite");
  await store.backup(file);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(store.backup(file)).rejects.toThrow("EEXIST");
  await store.close();
  const restored = openSqliteStore(copy);
  expect((await restored.list()).map((record) => record.enquiry)).toEqual([
    { ...enquiry, number: expect.any(String) },
  ]);
  await restored.close();
});

test.skipIf(noPostgres !== null)(
  "who asks for a backup of PostgreSQL reads which tool makes it",
  async () => {
    const store = await openStore({ dataDir: directory.path, databaseUrl: await postgres.freshDatabase() });
    const backup = store.backup(join(directory.path, "copy.sqlite"));
    await expect(backup).rejects.toThrow(
      new EnvironmentError("PostgreSQL is copied by pg_dump, see docs/guides/deploying.md"),
    );
    await store.close();
  },
);

/** A store, and another program's connection to it. */
function besideAnother() {
  const store = openSqliteStore(directory.path);
  const other = new DatabaseSync(sqliteFile(directory.path));
  onTestFinished(async () => {
    other.close();
    await store.close();
  });
  return { store, other };
}

test("a write waits for another program, and the process goes on meanwhile", async () => {
  const { store, other } = besideAnother();
  other.exec("BEGIN IMMEDIATE");
  const enquiry = anEnquiry();
  const written = [store.add(enquiry, null), store.delete("none")];
  other.exec("COMMIT");
  expect(await Promise.all(written)).toMatchObject([{ result: "stored" }, false]);
});

test("the log is emptied as soon as another program has read it", async () => {
  const { store, other } = besideAnother();
  const enquiry = anEnquiry();
  await store.add(enquiry, null);
  other.exec("BEGIN");
  other.prepare("SELECT count(*) FROM enquiry").get();
  await store.delete(enquiry.id);
  const erased = store.erase();
  other.exec("COMMIT");
  expect(await erased).toBe(true);
  expect(statSync(`${sqliteFile(directory.path)}-wal`).size).toBe(0);
});

test("a database of a newer release is refused and left as it is", async () => {
  await openSqliteStore(directory.path).close();
  const file = join(directory.path, "enquiries.sqlite");
  const database = new DatabaseSync(file);
  database.exec("PRAGMA user_version = 99");
  database.close();
  expect(() => openSqliteStore(directory.path)).toThrow(
    /has version 99, this release knows versions up to 9/,
  );
});

test("what SQLite tells more exactly is what it tells", () => {
  // Busy because of another's recovery; a file that is a folder; a damaged index.
  const codes = [5 + (1 << 8), 14 + (2 << 8), 11 + (3 << 8)];
  expect(codes.map((errcode) => faultKind({ errcode }))).toEqual(["locked", "forbidden", "damaged"]);
  expect(explainFile({ errcode: codes[0] }, "/x")).toContain("/x is locked by another program");
});

test("the file is for its owner alone", async () => {
  await openSqliteStore(directory.path).close();
  expect(statSync(join(directory.path, "enquiries.sqlite")).mode & 0o777).toBe(0o600);
});

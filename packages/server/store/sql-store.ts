import { domainToASCII } from "node:url";
import { FIELDS, LIMITS, newEnquiryId } from "@stoneyard/enquiry/enquiry.ts";
import { newNumber } from "@stoneyard/enquiry/number.ts";
import type { Database, Row, Work } from "./database.ts";
import type { FileStore } from "./files.ts";
import { enquiryValues, toEnquiry, toMail, toRecord } from "./rows.ts";
import { attachFiles, filesIn } from "./sql-files.ts";
import { SQL } from "./statements.ts";
import {
  type EnquiryStore,
  FARTHEST_MS,
  type NewEnquiry,
  RECEIPT_INTERVAL_MS,
  type StoredEnquiry,
} from "./store.ts";

export function storeIn(database: Database): EnquiryStore {
  const { ask, transact } = database;
  const files = filesIn(database);

  /** The enquiry that had its id before, and its number. */
  function* insert(
    enquiry: NewEnquiry,
    drawNumber: () => string,
  ): Work<{ known: StoredEnquiry | null; number: string | null }> {
    for (;;) {
      const number = drawNumber();
      if ((yield SQL.insertEnquiry(enquiryValues(enquiry, number))).changes > 0)
        return { known: null, number };
      const [row] = (yield SQL.enquiry({ id: enquiry.id })).rows;
      if (row !== undefined) return { known: toEnquiry(row), number: toEnquiry(row).number };
    }
  }

  /** Whether a mailbox had a receipt lately. Enquiries that come at once must not all find that it had none. */
  function* hadReceipt(recipient: string, at: number): Work<boolean> {
    const lock = database.lock(recipient);
    if (lock) yield lock;
    return (yield SQL.recentReceipt({ recipient, at, interval: RECEIPT_INTERVAL_MS })).rows.length > 0;
  }

  return {
    ...files,

    async add(enquiry, receiptTo, { files: sent = [], drawNumber = newNumber } = {}) {
      const { id, receivedAt: at } = enquiry;
      const { known, number } = await transact(function* () {
        const inserted = yield* insert(enquiry, drawNumber);
        if (inserted.known !== null) return inserted;
        yield* attachFiles(id, sent);
        yield SQL.insertMail({ enquiryId: id, kind: "notice", recipient: "", at });
        const recipient = receiptTo === null ? null : mailboxOf(receiptTo);
        if (recipient !== null && !(yield* hadReceipt(recipient, at)))
          yield SQL.insertMail({ enquiryId: id, kind: "receipt", recipient, at });
        return inserted;
      });
      if (known === null) return { result: "stored", number };
      return { result: (await isSameEnquiry(known, enquiry, sent, files)) ? "known" : "other", number };
    },

    lease: (now, until) =>
      transact(function* () {
        const lease = crypto.randomUUID();
        const [row] = (yield SQL.lease({ lease, until, now, farthest: now + FARTHEST_MS })).rows;
        if (row === undefined) return null;
        const mail = toMail(row);
        const [enquiry = {}] = (yield SQL.enquiry({ id: mail.enquiryId })).rows;
        return { ...mail, lease, enquiry: toEnquiry(enquiry) };
      }),

    async renew({ id, lease }, until) {
      await ask(SQL.renew({ until, id, lease }));
    },

    async nextDue() {
      const due = (await ask(SQL.nextDue({}))).rows[0]?.due;
      return due == null ? null : Number(due);
    },

    async unsent() {
      const { count, since } = (await ask(SQL.unsent({}))).rows[0] ?? {};
      return Number(count) === 0 ? null : { count: Number(count), since: Number(since) };
    },

    async markSent({ id, lease }, at) {
      await ask(SQL.markSent({ at, id, lease }));
    },

    async postpone({ id, lease }, until, reason) {
      await ask(SQL.postpone({ until, reason, id, lease }));
    },

    async markFailed({ id, lease }, reason) {
      await ask(SQL.markFailed({ reason, id, lease }));
    },

    async list() {
      const { rows } = await ask(SQL.allEnquiries({}));
      const mails = Map.groupBy((await ask(SQL.allMails({}))).rows, ({ enquiry_id: id }) => String(id));
      return rows.map((enquiry) => toRecord(enquiry, mails.get(String(enquiry.id)) ?? []));
    },

    async find(id) {
      const [row] = (await ask(SQL.enquiry({ id }))).rows;
      return row === undefined ? null : toRecord(row, (await ask(SQL.mailsOf({ enquiryId: id }))).rows);
    },

    async resend(id, now) {
      return (await ask(SQL.resend({ now, enquiryId: id }))).changes === 1;
    },

    async unanswered() {
      const { rows } = await ask(SQL.unanswered({}));
      return rows.map((row) => ({ id: String(row.id), sentAt: Number(row.sent_at) }));
    },

    async remind(id, now) {
      return (await ask(SQL.remind({ now, enquiryId: id }))).changes === 1;
    },

    markAnswered: (id, answered) =>
      transact(function* () {
        const change = SQL.markAnswered({ at: answered?.at ?? null, by: answered?.by ?? "", id });
        const { changes } = yield change;
        if (answered !== null) yield SQL.withdrawReminder({ enquiryId: id });
        return changes === 1;
      }),

    async delete(id) {
      return (await ask(SQL.delete({ id }))).changes === 1;
    },

    purge: (before, undeliveredToo) =>
      transact(function* () {
        const deleted = (yield SQL.purge({ before, undeliveredToo: undeliveredToo ? 1 : 0 })).changes;
        return { deleted, kept: Number((yield SQL.countBefore({ before })).rows[0]?.count) };
      }),

    erase: () => database.erase(),
    backup: (file) => database.backup(file),

    check: () =>
      transact(function* () {
        const probe = aProbe();
        const { id, receivedAt: at } = probe;
        yield* insert(probe, newNumber);
        yield SQL.insertMail({ enquiryId: id, kind: "notice", recipient: "", at });
        assertProbe((yield SQL.enquiry({ id })).rows[0], probe);
        yield SQL.delete({ id });
      }),

    close: () => database.close(),
  };
}

/** The parts of an enquiry that are compared; time and language do not count. */
const CONTENT = [...FIELDS, "subject", "chosen", "visit", "visitFor"] as const;

/**
 * Whether a stored enquiry equals one that came under its id.
 * @param sent ids of the later one's files; a form without scripts sends the same bytes under other ids
 */
async function isSameEnquiry(
  stored: StoredEnquiry,
  given: NewEnquiry,
  sent: readonly string[],
  files: Pick<FileStore, "filesOf" | "pendingFile">,
): Promise<boolean> {
  if (CONTENT.some((field) => stored[field] !== given[field])) return false;
  const kept = await files.filesOf(stored.id);
  if (kept.length !== sent.length) return false;
  for (const [place, { id, digest }] of kept.entries()) {
    if (id === sent[place]) continue;
    const other = await files.pendingFile(sent[place] ?? "");
    if (digest === "" || other?.digest !== digest) return false;
  }
  return true;
}

/** An enquiry that is stored and deleted in one transaction. */
function aProbe(): NewEnquiry {
  const [message, chosen] = ["x".repeat(LIMITS.message), "x".repeat(LIMITS.message)];
  const contact = { firstName: "", lastName: "", phone: "", email: "", subject: "", locale: "" };
  const moment = { visit: "", visitFor: "", receivedAt: Date.now(), suspicion: [] };
  return { id: newEnquiryId(), ...contact, ...moment, message, chosen };
}

/** @throws when the store returns something else */
function assertProbe(row: Row | undefined, { message, chosen }: NewEnquiry): void {
  const read = toEnquiry(row ?? {});
  if (read.message !== message || read.chosen !== chosen)
    throw Object.assign(new Error("The store gives back something else than it was given"), {
      code: "XX001",
    });
}

/** Providers that say that dots before the @ mean nothing, by all names of their domains. */
const DOTLESS = new Map([
  ["gmail.com", "gmail.com"],
  ["googlemail.com", "gmail.com"],
]);

/**
 * One spelling for all addresses by which mail comes to one mailbox, to count by and not to write to: without the case, what
 * follows a plus sign (RFC 5233, as most providers have it), and dots where they are known to mean nothing.
 */
function mailboxOf(address: string): string {
  const at = address.lastIndexOf("@");
  const [local = ""] = /^.[^+]*/.exec(address.slice(0, at).toLowerCase()) ?? [];
  const domain = domainToASCII(address.slice(at + 1)) || address.slice(at + 1).toLowerCase();
  const dotless = DOTLESS.get(domain);
  return dotless === undefined ? `${local}@${domain}` : `${local.replaceAll(".", "")}@${dotless}`;
}

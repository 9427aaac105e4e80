import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newNumber } from "@stoneyard/enquiry/number.ts";
import { EnvironmentError } from "../environment.ts";
import { explainFile } from "../explain.ts";
import { mailboxOf } from "./mailbox.ts";
import { migrationSteps, newerRelease } from "./migrations.ts";
import { watchPlace } from "./place.ts";
import { aProbe, assertProbe } from "./probe.ts";
import { enquiryValues, toDossier, toDossiers, toEnquiry, toMail } from "./rows.ts";
import { isSameEnquiry } from "./same-enquiry.ts";
import { sqliteFiles } from "./sqlite-files.ts";
import { prepareStatements } from "./sqlite-statements.ts";
import { type EnquiryStore, FARTHEST_MS, RECEIPT_INTERVAL_MS } from "./store.ts";

/** How long a write waits for another process (the command line) to finish. */
const BUSY_MS = 5000;
const RETRY_MS = 20;
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;

/** The file that holds the store in `directory`. */
export function sqliteFile(directory: string): string {
  return join(directory, "enquiries.sqlite");
}

/**
 * Opens the store in `directory`, creating both when missing, readable by this user alone.
 * @throws when the directory cannot be written or the database has a newer schema
 */
export function openSqliteStore(directory: string, connect: Connect = connectSqlite): EnquiryStore {
  try {
    const database = openDatabase(directory, connect);
    return sqliteStore(database, watchPlace(sqliteFile(directory)));
  } catch (error) {
    const reason = explainFile(error, sqliteFile(directory));
    if (reason === null) throw error;
    throw new EnvironmentError(`Enquiries cannot be kept in DATA_DIR: ${reason}`, { cause: error });
  }
}

/** Opens a connection; fault simulations pass their own. */
type Connect = (file: string, options: { timeout: number }) => DatabaseSync;

const connectSqlite: Connect = (file, options) => new DatabaseSync(file, options);

function openDatabase(directory: string, connect: Connect): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = sqliteFile(directory);
  closeSync(openSync(file, "a", 0o600));
  const database = connect(file, { timeout: BUSY_MS });
  try {
    writeAhead(database);
    // FULL waits for the disk at each commit.
    database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    migrate(database, file);
    refuseDamaged(database);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/** Reads enquiries and mails with their indexes; files are checked when they are read. */
function refuseDamaged(database: DatabaseSync): void {
  for (const table of ["enquiry", "mail", "file"]) {
    const found = database.prepare(`PRAGMA quick_check(${table})`).get()?.quick_check;
    if (found !== "ok") throw Object.assign(new Error(String(found)), { errcode: SQLITE_CORRUPT });
  }
}

/**
 * A write-ahead log lets the command line read while the server writes. SQLite does not wait for the lock that begins this
 * log in a new file: of two servers that start at once, one would be refused.
 */
function writeAhead(database: DatabaseSync): void {
  const end = performance.now() + BUSY_MS;
  for (;;) {
    try {
      database.exec("PRAGMA journal_mode = WAL");
      return;
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS);
    }
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && "errcode" in error && error.errcode === SQLITE_BUSY;
}

/** @param assertInPlace throws when the database is no longer at its path */
function sqliteStore(database: DatabaseSync, assertInPlace: () => void): EnquiryStore {
  const sql = prepareStatements(database);

  /** A commit counts only where a restart will find it. */
  function transact<T>(work: () => T): T {
    assertInPlace();
    // A failed disk may have refused the last rollback too; the open transaction would block all later ones.
    if (database.isTransaction) database.exec("ROLLBACK");
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      database.exec("COMMIT");
      assertInPlace();
      return result;
    } catch (error) {
      // A failed commit (disk full) may have rolled back by itself.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Deleted rows must not survive in the write-ahead log. */
  function eraseFromLog(): void {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  const { attach, ...files } = sqliteFiles(database, transact);
  return {
    ...files,

    async add(enquiry, receiptTo, { files: sent = [], drawNumber = newNumber } = {}) {
      const { id, receivedAt: at } = enquiry;
      const { known, number } = transact(() => {
        let number = drawNumber();
        while (sql.insertEnquiry.run(enquiryValues(enquiry, number)).changes === 0) {
          const row = sql.enquiry.get({ id });
          if (row !== undefined) return { known: toEnquiry(row), number: toEnquiry(row).number };
          number = drawNumber();
        }
        attach(id, sent);
        sql.insertMail.run({ enquiryId: id, kind: "notice", recipient: "", at });
        if (receiptTo !== null) {
          const recipient = mailboxOf(receiptTo);
          if (sql.recentReceipt.get({ recipient, at, interval: RECEIPT_INTERVAL_MS }) === undefined)
            sql.insertMail.run({ enquiryId: id, kind: "receipt", recipient, at });
        }
        return { known: null, number };
      });
      if (known === null) return { result: "stored", number };
      return { result: (await isSameEnquiry(known, enquiry, sent, files)) ? "known" : "other", number };
    },

    async lease(now, until) {
      return transact(() => {
        const row = sql.lease.get({ lease: crypto.randomUUID(), until, now, farthest: now + FARTHEST_MS });
        if (row === undefined) return null;
        const mail = toMail(row);
        const enquiry = toEnquiry(sql.enquiry.get({ id: mail.enquiryId }) ?? {});
        return { ...mail, lease: String(row.lease), enquiry };
      });
    },

    async nextDue() {
      const due = sql.nextDue.get()?.due;
      return typeof due === "number" ? due : null;
    },

    async unsent() {
      const { count, since } = sql.unsent.get() ?? {};
      return Number(count) === 0 ? null : { count: Number(count), since: Number(since) };
    },

    async markSent(mail, at) {
      sql.markSent.run({ at, id: mail.id, lease: mail.lease });
    },

    async postpone(mail, until, reason) {
      sql.postpone.run({ until, reason, id: mail.id, lease: mail.lease });
    },

    async markFailed(mail, reason) {
      sql.markFailed.run({ reason, id: mail.id, lease: mail.lease });
    },

    async list() {
      return toDossiers(sql.allEnquiries.all(), sql.allMails.all());
    },

    async find(id) {
      const row = sql.enquiry.get({ id });
      if (row === undefined) return null;
      return toDossier(row, sql.mailsOf.all({ enquiryId: id }));
    },

    async resend(id, now) {
      return sql.resend.run({ now, enquiryId: id }).changes === 1;
    },

    async unanswered() {
      return sql.unanswered.all().map((row) => ({ id: String(row.id), sentAt: Number(row.sent_at) }));
    },

    async remind(id, now) {
      return sql.remind.run({ now, enquiryId: id }).changes === 1;
    },

    async markAnswered(id, answered) {
      return sql.markAnswered.run({ at: answered?.at ?? null, by: answered?.by ?? "", id }).changes === 1;
    },

    async delete(id) {
      const { changes } = sql.delete.run({ id });
      eraseFromLog();
      return changes === 1;
    },

    async purge(before, undeliveredToo) {
      const counts = transact(() => {
        const deleted = Number(sql.purge.run({ before, undeliveredToo: undeliveredToo ? 1 : 0 }).changes);
        return { deleted, kept: Number(sql.countBefore.get({ before })?.count) };
      });
      if (counts.deleted > 0) eraseFromLog();
      return counts;
    },

    async backup(file) {
      // Created before SQLite opens it, so that nobody else may read it.
      closeSync(openSync(file, "wx", 0o600));
      database.prepare("VACUUM INTO :file").run({ file });
    },

    async check() {
      transact(() => {
        const probe = aProbe();
        sql.insertEnquiry.run(enquiryValues(probe, newNumber()));
        sql.insertMail.run({ enquiryId: probe.id, kind: "notice", recipient: "", at: probe.receivedAt });
        assertProbe(sql.enquiry.get({ id: probe.id }), probe);
        sql.delete.run({ id: probe.id });
      });
    },

    async close() {
      database.close();
    },
  };
}

/**
 * Brings the database to the newest version in one transaction. `user_version` holds the number of the
 * last step. Throws when the database was written by a newer release; whoever called closes it then, which undoes what was
 * begun.
 */
function migrate(database: DatabaseSync, file: string): void {
  const steps = migrationSteps("sqlite");
  // Two processes may open a new database at once: the version counts only once the lock is held.
  database.exec("BEGIN IMMEDIATE");
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version > steps.length) throw newerRelease(file, version, steps.length);
  for (const step of steps.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}`);
  database.exec("COMMIT");
}

import { closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { newNumber } from "#enquiry/number.ts";
import { EnvironmentError } from "../environment.ts";
import { explainFile } from "../explain.ts";
import { migrate } from "./migrate-sqlite.ts";
import { enquiryValues, toDossier, toDossiers, toEnquiry, toMail } from "./rows.ts";
import { sqliteFiles } from "./sqlite-files.ts";
import { type EnquiryStore, FARTHEST_MS, RECEIPT_INTERVAL_MS } from "./store.ts";

/** How long a write waits for another process (the command line beside the server) to finish its own. */
const BUSY_MS = 5000;
const RETRY_MS = 20;
const SQLITE_BUSY = 5;

/** The file that holds the store in `directory`. */
export function sqliteFile(directory: string): string {
  return join(directory, "enquiries.sqlite");
}

/**
 * Opens the store in `directory`, creating both when missing, readable by this user only: they hold people's
 * addresses. Throws when the directory cannot be written or the database is of a newer release.
 */
export function openSqliteStore(directory: string): EnquiryStore {
  try {
    return sqliteStore(openDatabase(directory));
  } catch (error) {
    const reason = explainFile(error, sqliteFile(directory));
    if (reason === null) throw error;
    throw new EnvironmentError(`Enquiries cannot be kept in DATA_DIR: ${reason}`, { cause: error });
  }
}

function openDatabase(directory: string): DatabaseSync {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  const file = sqliteFile(directory);
  closeSync(openSync(file, "a", 0o600));
  const database = new DatabaseSync(file, { timeout: BUSY_MS });
  try {
    writeAhead(database);
    // FULL waits for the disk at each commit.
    database.exec("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    migrate(database, file);
  } catch (error) {
    database.close();
    throw error;
  }
  return database;
}

/**
 * A write-ahead log lets the command line read while the server writes. SQLite waits for every lock but the one that
 * begins this log in a new file: of two servers that start on it at once, one would be refused.
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

function sqliteStore(database: DatabaseSync): EnquiryStore {
  const sql = prepareAll(database);

  function transact<T>(work: () => T): T {
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = work();
      database.exec("COMMIT");
      return result;
    } catch (error) {
      // A failed commit (disk full) may have rolled back by itself.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  /** What was deleted must not live on in the write-ahead log. */
  function eraseFromLog(): void {
    database.exec("PRAGMA wal_checkpoint(TRUNCATE)");
  }

  const { attach, ...files } = sqliteFiles(database, transact);
  return {
    ...files,

    async add(enquiry, receiptTo, { files: sent = [], drawNumber = newNumber } = {}) {
      const { id, receivedAt: at } = enquiry;
      return transact(() => {
        let number = drawNumber();
        while (sql.insertEnquiry.run(enquiryValues(enquiry, number)).changes === 0) {
          const known = sql.enquiry.get({ id });
          if (known !== undefined) return { result: "known", number: toEnquiry(known).number };
          number = drawNumber();
        }
        attach(id, sent);
        sql.insertMail.run({ enquiryId: id, kind: "notice", recipient: "", at });
        const address = receiptTo?.toLowerCase() ?? "";
        const interval = RECEIPT_INTERVAL_MS;
        if (address !== "" && sql.recentReceipt.get({ recipient: address, at, interval }) === undefined) {
          sql.insertMail.run({ enquiryId: id, kind: "receipt", recipient: address, at });
        }
        return { result: "stored", number };
      });
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
      // Made by us first, so that nobody else may read it; SQLite fills an empty file.
      closeSync(openSync(file, "wx", 0o600));
      database.prepare("VACUUM INTO :file").run({ file });
    },

    async check() {
      sql.check.get();
    },

    async close() {
      database.close();
    },
  };
}

const WAITING = "state = 'waiting'";

function prepareAll(database: DatabaseSync) {
  return {
    insertEnquiry: database.prepare(
      `INSERT INTO enquiry
         (id, number, received_at, locale, first_name, last_name, phone, email, message, subject, chosen, visit,
           visit_for, suspicion)
       VALUES (:id, :number, :receivedAt, :locale, :firstName, :lastName, :phone, :email, :message, :subject, :chosen, :visit,
         :visitFor, :suspicion)
       ON CONFLICT DO NOTHING`,
    ),
    insertMail: database.prepare(
      "INSERT INTO mail (enquiry_id, kind, recipient, created_at, due_at) VALUES (:enquiryId, :kind, :recipient, :at, :at)",
    ),
    recentReceipt: database.prepare(
      `SELECT 1 FROM mail
       WHERE kind = 'receipt' AND recipient = :recipient AND abs(created_at - :at) < :interval LIMIT 1`,
    ),
    lease: database.prepare(
      `UPDATE mail SET lease = :lease, leased_until = :until, attempts = attempts + 1
       WHERE id = (
         SELECT id FROM mail WHERE ${WAITING} AND (due_at <= :now OR due_at > :farthest)
           AND (leased_until <= :now OR leased_until > :farthest)
         ORDER BY due_at, id LIMIT 1
       ) RETURNING *`,
    ),
    nextDue: database.prepare(`SELECT min(max(due_at, leased_until)) AS due FROM mail WHERE ${WAITING}`),
    unsent: database.prepare(
      `SELECT count(*) AS count, min(max(created_at, coalesce(resent_at, 0))) AS since
       FROM mail WHERE kind = 'notice' AND state <> 'sent'`,
    ),
    markSent: database.prepare(
      `UPDATE mail SET state = 'sent', sent_at = :at, lease = NULL, leased_until = 0, last_error = NULL
       WHERE id = :id AND lease = :lease`,
    ),
    postpone: database.prepare(
      `UPDATE mail SET due_at = :until, last_error = :reason, lease = NULL, leased_until = 0
       WHERE id = :id AND lease = :lease`,
    ),
    markFailed: database.prepare(
      `UPDATE mail SET state = 'failed', last_error = :reason, lease = NULL, leased_until = 0
       WHERE id = :id AND lease = :lease`,
    ),
    enquiry: database.prepare("SELECT * FROM enquiry WHERE id = :id"),
    mailsOf: database.prepare("SELECT * FROM mail WHERE enquiry_id = :enquiryId ORDER BY id"),
    allEnquiries: database.prepare("SELECT * FROM enquiry ORDER BY received_at, id"),
    allMails: database.prepare("SELECT * FROM mail ORDER BY id"),
    resend: database.prepare(
      `UPDATE mail SET state = 'waiting', due_at = :now, resends = resends + 1, resent_at = :now,
         lease = NULL, leased_until = 0
       WHERE enquiry_id = :enquiryId AND kind = 'notice'`,
    ),
    markAnswered: database.prepare("UPDATE enquiry SET answered_at = :at, answered_by = :by WHERE id = :id"),
    delete: database.prepare("DELETE FROM enquiry WHERE id = :id"),
    purge: database.prepare(
      `DELETE FROM enquiry WHERE received_at < :before AND (:undeliveredToo = 1 OR NOT EXISTS (
         SELECT 1 FROM mail WHERE enquiry_id = enquiry.id AND kind = 'notice' AND state <> 'sent'))`,
    ),
    countBefore: database.prepare("SELECT count(*) AS count FROM enquiry WHERE received_at < :before"),
    check: database.prepare("SELECT 1 FROM enquiry LIMIT 1"),
  };
}

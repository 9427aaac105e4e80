import {
  type BigIntStats,
  closeSync,
  fstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { EnvironmentError } from "../environment.ts";
import { explainFile } from "../explain.ts";
import { type Answer, type Database, migrationSteps, newerRelease, type Work } from "./database.ts";
import { StoreFault } from "./fault.ts";
import { storeIn } from "./sql-store.ts";
import type { Statement } from "./statements.ts";
import type { EnquiryStore } from "./store.ts";

/** How long a write waits for another program (the command line) to finish. */
const BUSY_MS = 5000;
const RETRY_MS = 5;
const SQLITE_BUSY = 5;
const SQLITE_CORRUPT = 11;

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
    return storeIn(sqliteDatabase(database, watchPlace(sqliteFile(directory))));
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
    // From here on `whileBusy` waits: SQLite's own wait would stop the whole process, pages too.
    database.exec("PRAGMA busy_timeout = 0");
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
  return (Object(error).errcode & 0xff) === SQLITE_BUSY;
}

/**
 * Asks again while another program has the database, for `BUSY_MS` at most; the process goes on in between. What was refused as
 * busy has changed nothing.
 * @throws the last refusal
 */
async function whileBusy<T>(attempt: () => T): Promise<T> {
  const end = performance.now() + BUSY_MS;
  for (let tries = 0; ; tries += 1) {
    try {
      return attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > end) throw error;
    }
    // Once at once: most are free by then.
    if (tries > 0) await setTimeout(RETRY_MS);
  }
}

/** @param assertInPlace throws when the database is no longer at its path */
function sqliteDatabase(database: DatabaseSync, assertInPlace: () => void): Database {
  const known = new Map<string, { statement: StatementSync; givesRows: boolean }>();

  function prepared(sql: string) {
    const before = known.get(sql);
    if (before) return before;
    // It has one writer at a time, and no rows to lock.
    const statement = database.prepare(sql.replace(/ FOR UPDATE( SKIP LOCKED)?/, ""));
    const made = { statement, givesRows: statement.columns().length > 0 };
    known.set(sql, made);
    return made;
  }

  function answer({ sql, values }: Statement): Answer {
    const { statement, givesRows } = prepared(sql);
    if (givesRows) return { rows: statement.all(values), changes: 0 };
    return { rows: [], changes: Number(statement.run(values).changes) };
  }

  function finished<T>(work: Work<T>): T {
    let step = work.next();
    while (!step.done) step = work.next(answer(step.value));
    return step.value;
  }

  /** A commit counts only where a restart will find it. */
  function transaction<T>(work: () => Work<T>): T {
    assertInPlace();
    // A failed disk may have refused the last rollback too; the open transaction would block all later ones.
    if (database.isTransaction) database.exec("ROLLBACK");
    database.exec("BEGIN IMMEDIATE");
    try {
      const result = finished(work());
      database.exec("COMMIT");
      assertInPlace();
      return result;
    } catch (error) {
      // A failed commit (disk full) may have rolled back by itself.
      if (database.isTransaction) database.exec("ROLLBACK");
      throw error;
    }
  }

  /** Deleted rows must not survive in the write-ahead log. @throws while another program reads it, as a busy database does */
  function emptyLog(): void {
    const { busy } = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get() ?? {};
    if (busy !== 0) throw Object.assign(new Error("the log is being read"), { errcode: SQLITE_BUSY });
  }

  return {
    ask: (statement) => whileBusy(() => answer(statement)),
    transact: (work) => whileBusy(() => transaction(work)),
    lock: () => null,

    async erase() {
      try {
        await whileBusy(emptyLog);
        return true;
      } catch (error) {
        if (isBusy(error)) return false;
        throw error;
      }
    },

    async backup(file) {
      // Created before SQLite opens it, so that nobody else may read it.
      closeSync(openSync(file, "wx", 0o600));
      try {
        database.prepare("VACUUM INTO :file").run({ file });
      } catch (error) {
        // Half a copy would be taken for a whole one.
        rmSync(file);
        // Of all faults this one alone is not the new file's.
        const isOurs = (Object(error).errcode & 0xff) === SQLITE_CORRUPT;
        if (!isOurs) throw error;
        const reason = explainFile(error, database.location() ?? "");
        throw new EnvironmentError(`The store cannot be copied: ${reason}`, { cause: error });
      }
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

/** The database's files: the database, its log, and shared memory. */
const ENDINGS = ["", "-wal", "-shm"];

/**
 * Checks that the files of an open SQLite database are still in place. SQLite would go on writing into deleted or renamed
 * files, which nobody would find again.
 * @returns a function that throws a `StoreFault` when a file is gone or another one
 */
function watchPlace(file: string): () => void {
  const watched = ENDINGS.map((ending) => file + ending).map((path) => ({ path, was: identity(path) }));
  return () => {
    for (const { path, was } of watched) {
      const is = identity(path);
      if (is?.ino === was?.ino && is?.dev === was?.dev) continue;
      const kind = is !== undefined ? "replaced" : was && isHeld(was) ? "moved" : "deleted";
      throw new StoreFault(kind, path);
    }
  };
}

function identity(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

/** Whether a file that this process has open still has a name. Systems without /dev/fd do not tell. */
function isHeld({ ino, dev }: BigIntStats): boolean {
  return openFiles().some((file) => file.ino === ino && file.dev === dev && file.nlink > 0n);
}

function openFiles(): BigIntStats[] {
  try {
    return readdirSync("/dev/fd").flatMap((name) => {
      try {
        return [fstatSync(Number(name), { bigint: true })];
      } catch {
        // The one that the folder was read by.
        return [];
      }
    });
  } catch {
    return [];
  }
}

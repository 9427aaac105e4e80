import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { sqliteFile } from "../store/sqlite.ts";
import type { Chance } from "./chance.ts";

/** The process has ended: nothing it does has any effect. */
class Crash extends Error {}

type Fault = { in: number; kind: "crash" | "error before" | "error after" };
type Files = { database: Buffer; log: Buffer };

/** What a disk keeps or loses as a whole. */
const SECTOR_BYTES = 512;
/** SQLite's codes: busy, input or output, full. */
const ERRORS = [5, 10, 13];

/**
 * The disk under one life of a store: a real folder and real SQLite. Each statement may fail before or after it is done, or
 * be the last one: then any sectors of what it wrote may be on the disk. A disk may also keep in its own memory what it says
 * is written (a lost fsync): a crash then loses that.
 */
export class SimulatedDisk {
  readonly folder: string;
  readonly #chance: Chance;
  #fault: Fault | null = null;
  #wreck: Files | null = null;
  /** What is really written, where fsync is lost. */
  #synced: Files | null = null;
  #raw: Pick<DatabaseSync, "exec" | "prepare"> | null = null;

  constructor(folder: string, chance: Chance) {
    this.folder = folder;
    this.#chance = chance;
  }

  get isDead(): boolean {
    return this.#wreck !== null;
  }

  /** Lets one of the next statements fail. */
  plan(kind: Fault["kind"]): void {
    this.#fault = { kind, in: this.#chance.below(12) };
  }

  /** From now on fsync does nothing. */
  loseSyncs(): void {
    this.#synced = this.#read();
  }

  get losesSyncs(): boolean {
    return this.#synced !== null;
  }

  calm(): void {
    this.#fault = null;
    if (!this.isDead) this.#synced = null;
  }

  /** Leaves room for this many pages: SQLite itself then reports a full disk. */
  limit(isFull: boolean): void {
    if (this.isDead) return;
    const pages = Number(this.#raw?.prepare("PRAGMA page_count").get()?.page_count);
    this.#raw?.exec(`PRAGMA max_page_count = ${isFull ? pages + 1 : 2 ** 30}`);
  }

  crash(): void {
    this.#wreck ??= this.#afterCrash(this.#read());
  }

  /** Puts a database there, before the process begins. */
  fill(database: Buffer): void {
    mkdirSync(this.folder, { recursive: true });
    writeFileSync(sqliteFile(this.folder), database);
  }

  /** Copies what survives a crash into another folder. */
  leaveTo(folder: string): void {
    const { database, log } = this.#wreck ?? this.#read();
    new SimulatedDisk(folder, this.#chance).fill(database);
    if (log.length > 0) writeFileSync(`${sqliteFile(folder)}-wal`, log);
  }

  /** A connection whose statements go through this disk. */
  open = (file: string, options: { timeout: number }): DatabaseSync => {
    const database = new DatabaseSync(file, options);
    const exec = database.exec.bind(database);
    const prepare = database.prepare.bind(database);
    this.#raw = { exec, prepare };
    database.exec = (sql) => this.#reach(() => exec(sql));
    database.prepare = (sql) => {
      const statement = prepare(sql);
      for (const name of ["run", "get", "all"] as const) {
        const work = statement[name].bind(statement);
        Object.assign(statement, { [name]: (...values: []) => this.#reach(() => work(...values)) });
      }
      return statement;
    };
    return database;
  };

  #reach<T>(work: () => T): T {
    if (this.isDead) throw new Crash();
    if (this.#fault === null || this.#fault.in-- > 0) return work();
    const { kind } = this.#fault;
    this.#fault = null;
    if (kind === "crash") {
      const before = this.#read();
      try {
        work();
      } finally {
        this.#wreck = this.#afterCrash(this.#torn(before, this.#read()));
      }
      throw new Crash();
    }
    if (kind === "error after") work();
    const errcode = this.#chance.pick(ERRORS);
    throw Object.assign(new Error(`simulated error ${errcode}`), { errcode });
  }

  /** What is left of the files when the power fails. A disk without fsync may have written a part of the log. */
  #afterCrash(files: Files): Files {
    const synced = this.#synced;
    if (synced === null) return files;
    if (!synced.database.equals(files.database)) return synced;
    return { database: synced.database, log: this.#mixed(synced.log, files.log) };
  }

  #read(): Files {
    const file = sqliteFile(this.folder);
    const bytes = (path: string) => (existsSync(path) ? readFileSync(path) : Buffer.of());
    return { database: bytes(file), log: bytes(`${file}-wal`) };
  }

  /**
   * The possible states of an interrupted statement. The log is on disk before the database is written, and that before the
   * log starts anew, as SQLite waits for fsync between them.
   */
  #torn(before: Files, after: Files): Files {
    if (before.database.equals(after.database))
      return { database: after.database, log: this.#mixed(before.log, after.log) };
    if (this.#chance.below(2) === 0)
      return { database: after.database, log: this.#mixed(before.log, after.log) };
    const log = after.log.length >= before.log.length ? after.log : before.log;
    return { database: this.#mixed(before.database, after.database), log };
  }

  #mixed(before: Buffer, after: Buffer): Buffer {
    const sectors = Math.ceil(Math.max(before.length, after.length) / SECTOR_BYTES);
    const parts: Buffer[] = [];
    for (let sector = 0; sector < sectors; sector += 1) {
      const [start, end] = [sector * SECTOR_BYTES, (sector + 1) * SECTOR_BYTES];
      const [old, fresh] = [before.subarray(start, end), after.subarray(start, end)];
      if (old.equals(fresh)) parts.push(fresh);
      else if (this.#chance.below(2) === 0) parts.push(fresh);
      // What was never written is a hole.
      else parts.push(old.length === fresh.length ? old : Buffer.concat([old], fresh.length || old.length));
    }
    const whole = Buffer.concat(parts);
    // The file itself may be as short as it was.
    return this.#chance.below(3) === 0 ? whole.subarray(0, before.length) : whole;
  }
}

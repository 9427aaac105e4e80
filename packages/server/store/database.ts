import { readdirSync, readFileSync } from "node:fs";
import type { Statement } from "./statements.ts";

export type Row = Record<string, unknown>;
/** `changes` counts the rows that were written, for a statement that gives none. */
export type Answer = { rows: readonly Row[]; changes: number };

/** Statements one after another, each asked for when the one before is answered. */
export type Work<T> = Generator<Statement, T, Answer>;

/** What the store needs of a database. SQLite does all of a transaction at once; PostgreSQL waits between statements. */
export type Database = {
  ask(statement: Statement): Promise<Answer>;
  /** Does all or nothing; it is on disk when the promise resolves. */
  transact<T>(work: () => Work<T>): Promise<T>;
  /** Keeps other transactions of the same name waiting; null where each has the database to itself. */
  lock(name: string): Statement | null;
  /** Leaves nothing readable of what was deleted; false while another program reads the database. */
  erase(): Promise<boolean>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
};

/** The migrations, oldest first: SQL that never changes once landed. A database's version is their number. */
export function migrationSteps(database: "sqlite" | "postgres"): string[] {
  const directory = new URL(`./migrations/${database}/`, import.meta.url);
  return readdirSync(directory)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort()
    .map((name) => readFileSync(new URL(name, directory), "utf8"));
}

/** Thrown where a newer release wrote the database: going on could damage it. */
export function newerRelease(database: string, version: number, known: number): Error {
  return new Error(
    `${database} has version ${version}, this release knows versions up to ${known}: ` +
      "start the newer release, or restore a backup made before it",
  );
}

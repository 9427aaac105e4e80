import type { DatabaseSync } from "node:sqlite";
import { migrationSteps, newerRelease } from "./migrations.ts";

/**
 * Brings the database to the newest version in one transaction. `user_version` holds the number of the
 * last step. Throws when the database was written by a newer release; whoever called closes it then, which undoes what was
 * begun.
 */
export function migrate(database: DatabaseSync, file: string): void {
  const steps = migrationSteps("sqlite");
  // Two processes may open a new database at once: the version counts only once the lock is held.
  database.exec("BEGIN IMMEDIATE");
  const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
  if (version > steps.length) throw newerRelease(file, version, steps.length);
  for (const step of steps.slice(version)) database.exec(step);
  database.exec(`PRAGMA user_version = ${steps.length}`);
  database.exec("COMMIT");
}

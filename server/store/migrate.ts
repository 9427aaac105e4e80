import { readdirSync, readFileSync } from "node:fs";
import type { DatabaseSync } from "node:sqlite";

const DIRECTORY = new URL("./migrations/sqlite/", import.meta.url);

/**
 * Brings the database to the newest version in one transaction. `user_version` holds the number of the
 * last step. Throws when the database was written by a newer release: going on could damage it.
 */
export function migrate(database: DatabaseSync, file: string): void {
  const steps = readdirSync(DIRECTORY)
    .filter((name) => /^\d{4}-.+\.sql$/.test(name))
    .sort();
  // Two processes may open a new database at once: the version counts only once the lock is held.
  database.exec("BEGIN IMMEDIATE");
  try {
    const version = Number(database.prepare("PRAGMA user_version").get()?.user_version);
    if (version > steps.length) {
      throw new Error(
        `${file} has version ${version}, this release knows versions up to ${steps.length}: ` +
          "start the newer release, or restore a backup made before it",
      );
    }
    for (const step of steps.slice(version)) {
      database.exec(readFileSync(new URL(step, DIRECTORY), "utf8"));
    }
    database.exec(`PRAGMA user_version = ${steps.length}`);
    database.exec("COMMIT");
  } catch (error) {
    database.exec("ROLLBACK");
    throw error;
  }
}

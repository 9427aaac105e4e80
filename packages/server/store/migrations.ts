import { readdirSync, readFileSync } from "node:fs";

/** The steps of a database, oldest first: SQL that never changes once landed. A database's version is their number. */
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

import type { ClientBase } from "pg";
import { migrationSteps, newerRelease } from "./migrations.ts";

/** Any fixed number: whoever holds this lock migrates, other instances wait for it. */
const LOCK = 20_214_877;

/**
 * Brings the database to the newest version in one transaction; the table `schema_version` holds the number of the last
 * step. Throws when the database was written by a newer release; whoever called closes the connection then, which undoes
 * what was begun.
 */
export async function migrate(client: ClientBase, name: string): Promise<void> {
  const steps = migrationSteps("postgres");
  await client.query("BEGIN");
  // Before anything is looked at: several instances may start at once.
  await client.query("SELECT pg_advisory_xact_lock($1)", [LOCK]);
  await client.query("CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)");
  const { rows } = await client.query("SELECT max(version) AS version FROM schema_version");
  const version = Number(rows[0]?.version ?? 0);
  if (version > steps.length) throw newerRelease(`The database ${name}`, version, steps.length);
  for (const step of steps.slice(version)) await client.query(step);
  if (version < steps.length) {
    await client.query("DELETE FROM schema_version");
    await client.query("INSERT INTO schema_version VALUES ($1)", [steps.length]);
  }
  await client.query("COMMIT");
}

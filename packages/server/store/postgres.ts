import pg, { type ClientBase, type Pool, type PoolClient } from "pg";
import { EnvironmentError } from "../environment.ts";
import { explainHost } from "../explain.ts";
import { type Answer, type Database, migrationSteps, newerRelease } from "./database.ts";
import { storeIn } from "./sql-store.ts";
import type { Statement } from "./statements.ts";
import type { EnquiryStore } from "./store.ts";

/** Any fixed number: whoever holds this lock migrates, other instances wait for it. */
const LOCK = 20_214_877;

/** Connections of one instance; a burst of enquiries waits its turn for them. */
const CONNECTIONS = 10;
/** A database that does not answer within this time counts as gone. */
const ANSWER_MS = 5_000;

/**
 * Opens the store in a PostgreSQL database, after its migrations. Several instances may share it.
 * @throws when it cannot be reached, has a newer schema, or commits without waiting for the disk
 */
export async function openPostgresStore(url: string, onLost: (error: Error) => void): Promise<EnquiryStore> {
  await prepare(url);
  const pool = new pg.Pool({ ...connection(url), max: CONNECTIONS, query_timeout: ANSWER_MS });
  // An idle connection may break; the next query opens another one.
  pool.on("error", onLost);
  // A connection that breaks within a transaction must not end the process: its next statement rejects anyway.
  pool.on("connect", (client) => client.on("error", () => {}));
  return storeIn(postgresDatabase(pool));
}

function connection(url: string) {
  return {
    connectionString: url,
    connectionTimeoutMillis: ANSWER_MS,
    keepAlive: true,
    application_name: "stoneyard",
  };
}

/** On a connection of its own: a migration may take longer than the time limit, and another instance may be migrating. */
async function prepare(url: string): Promise<void> {
  const client = new pg.Client(connection(url));
  client.on("error", () => {});
  try {
    await connect(client, new URL(url));
    await refuseUnsafe(client);
    await migrate(client, new URL(url).pathname.slice(1));
  } finally {
    await client.end();
  }
}

/** @throws with address and reason, which the driver leaves empty for names with several addresses */
async function connect(client: pg.Client, { hostname, port }: URL): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    const reasons = error instanceof AggregateError ? error.errors : [error];
    const message = reasons.map((reason) => Object(reason).message).join(", ");
    const why = explainHost(reasons[0], hostname);
    throw new EnvironmentError(
      `DATABASE_URL: The database at ${hostname}:${port || 5432} takes no connection: ${why ? `${why} (${message})` : message}`,
      { cause: error },
    );
  }
}

async function borrow<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // Its state is unknown (broken line, half a transaction), so it is closed.
    client.release(true);
    throw error;
  }
}

/** An enquiry is acknowledged once it is on disk; these settings would acknowledge it earlier. */
async function refuseUnsafe(client: ClientBase): Promise<void> {
  for (const name of ["fsync", "synchronous_commit"]) {
    const { rows } = await client.query("SELECT current_setting($1) AS value", [name]);
    if (rows[0]?.value !== "off") continue;
    throw new Error(`The database has ${name} = off and may lose enquiries when it crashes: set it to on`);
  }
}

function postgresDatabase(pool: Pool): Database {
  return {
    ask: (statement) => answer(pool, statement),

    transact: (work) =>
      borrow(pool, async (client) => {
        await client.query("BEGIN");
        const steps = work();
        let step = steps.next();
        while (!step.done) step = steps.next(await answer(client, step.value));
        await client.query("COMMIT");
        return step.value;
      }),

    lock: (name) => ({
      sql: "SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))",
      values: { name },
    }),

    erase: async () => true,

    async backup() {
      throw new EnvironmentError("PostgreSQL is copied by pg_dump, see docs/guides/deploying.md");
    },

    async close() {
      await pool.end();
    },
  };
}

async function answer(database: Pool | ClientBase, { sql, values }: Statement): Promise<Answer> {
  const { text, names } = numbered(sql);
  const { rows, rowCount } = await database.query(
    text,
    names.map((name) => values[name]),
  );
  return { rows, changes: rowCount ?? 0 };
}

/** PostgreSQL knows parameters by number alone: `:name` becomes the number of its first appearance. */
function numbered(sql: string): { text: string; names: string[] } {
  const names: string[] = [];
  const text = sql.replace(/:(\w+)/g, (_, name: string) => {
    if (!names.includes(name)) names.push(name);
    return `$${names.indexOf(name) + 1}`;
  });
  return { text, names };
}

/**
 * Brings the database to the newest version in one transaction; the table `schema_version` holds the number of the last
 * step. Throws when the database was written by a newer release; whoever called closes the connection then, which undoes
 * what was begun.
 */
async function migrate(client: ClientBase, name: string): Promise<void> {
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

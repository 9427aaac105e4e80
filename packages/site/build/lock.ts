import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as sleep } from "node:timers/promises";

/** SQLite's code for a database that another process has locked. */
const BUSY = 5;

/** Runs work under a lock of the system, which ends with its process. @param onWait called once when it has to wait */
export async function withLock<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait = () => {},
): Promise<Result> {
  await mkdir(dirname(file), { recursive: true });
  const lock = new DatabaseSync(file);
  try {
    for (let waits = 0; !isTaken(lock); waits++) {
      if (waits === 0) onWait();
      await sleep(200);
    }
    return await work();
  } finally {
    lock.close();
  }
}

function isTaken(lock: DatabaseSync): boolean {
  try {
    lock.exec("BEGIN EXCLUSIVE");
    return true;
  } catch (error) {
    if (Object(error).errcode !== BUSY) throw error;
    return false;
  }
}

import { type BigIntStats, fstatSync, readdirSync, statSync } from "node:fs";
import { StoreFault } from "./fault.ts";

/** The database's files: the database, its log, and shared memory. */
const ENDINGS = ["", "-wal", "-shm"];

/**
 * Checks that the files of an open SQLite database are still in place. SQLite would go on writing into deleted or renamed
 * files, which nobody would find again.
 * @returns a function that throws a `StoreFault` when a file is gone or another one
 */
export function watchPlace(file: string): () => void {
  const watched = ENDINGS.map((ending) => file + ending).map((path) => ({ path, was: identity(path) }));
  return () => {
    for (const { path, was } of watched) {
      const is = identity(path);
      if (is?.ino === was?.ino && is?.dev === was?.dev) continue;
      const kind = is !== undefined ? "replaced" : was && isHeld(was) ? "moved" : "deleted";
      throw new StoreFault(kind, path);
    }
  };
}

function identity(path: string): BigIntStats | undefined {
  return statSync(path, { bigint: true, throwIfNoEntry: false });
}

/** Whether a file that this process has open still has a name. Systems without /dev/fd do not tell. */
function isHeld({ ino, dev }: BigIntStats): boolean {
  return openFiles().some((file) => file.ino === ino && file.dev === dev && file.nlink > 0n);
}

function openFiles(): BigIntStats[] {
  try {
    return readdirSync("/dev/fd").flatMap((name) => {
      try {
        return [fstatSync(Number(name), { bigint: true })];
      } catch {
        // The one that the folder was read by.
        return [];
      }
    });
  } catch {
    return [];
  }
}

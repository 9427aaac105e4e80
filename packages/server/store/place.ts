import { type BigIntStats, fstatSync, readdirSync, statSync } from "node:fs";
import { StoreFault } from "./fault.ts";

/** The database, its log, and what its processes share: a start finds by their names what was committed. */
const ENDINGS = ["", "-wal", "-shm"];

/**
 * Notes which files lie at the path of an open SQLite database. What a program has open stays its own when it is deleted or
 * renamed: SQLite would write on, and nobody would ever find it again.
 * @returns throws a `StoreFault` when another file, or none, lies at one of the paths by now
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

/** Whether a file that this process has open still has a name somewhere. Systems without /dev/fd do not tell. */
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

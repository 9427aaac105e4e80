import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file atomically, also on a power cut: the bytes go into another file, are synced, and then take the name.
 * @param spare a folder on the same disk for that file; outside content/, where every file is read
 */
export async function writeWhole(path: string, bytes: string | Uint8Array, spare: string): Promise<void> {
  const written = await writeSpare(bytes, spare);
  try {
    await takeName(written, path);
  } catch (error) {
    await rm(written, { force: true });
    throw error;
  }
}

/** Files below a folder as they are to become: their text or bytes, or null for a deletion. */
export type Changes = ReadonlyMap<string, string | Uint8Array | null>;

/** Where each file's bytes wait; null for a file that is to go. */
type Journal = [file: string, written: string | null][];
const JOURNAL = "journal.json";

/**
 * Writes files together: all or none, also when the program ends in between. What is still to be done then stands in a
 * journal, by which `finishWriting` does it.
 * @param spare as for `writeWhole`
 */
export async function writeTogether(folder: string, changes: Changes, spare: string): Promise<void> {
  await finishWriting(folder, spare);
  const journal: Journal = [];
  try {
    for (const [file, now] of changes)
      journal.push([file, now === null ? null : await writeSpare(now, spare)]);
    await writeWhole(join(spare, JOURNAL), JSON.stringify(journal), spare);
  } catch (error) {
    for (const [, written] of journal) if (written !== null) await rm(written, { force: true });
    throw error;
  }
  await carryOut(journal, folder, spare);
}

/** Does what an earlier `writeTogether` did not come to. */
export async function finishWriting(folder: string, spare: string): Promise<void> {
  const written = await readFile(join(spare, JOURNAL), "utf8").catch(() => undefined);
  if (written === undefined) return;
  const journal: Journal = JSON.parse(written);
  // Bytes that wait no longer have their name already.
  const left = journal.filter(([, bytes]) => bytes === null || existsSync(bytes));
  await carryOut(left, folder, spare);
}

async function carryOut(journal: Journal, folder: string, spare: string): Promise<void> {
  for (const [file, written] of journal) {
    if (written === null) await rm(join(folder, file), { force: true });
    else await takeName(written, join(folder, file));
  }
  await rm(join(spare, JOURNAL), { force: true });
}

/** @returns the path of the synced bytes */
async function writeSpare(bytes: string | Uint8Array, spare: string): Promise<string> {
  await mkdir(spare, { recursive: true });
  const path = join(spare, randomUUID());
  try {
    const file = await open(path, "wx", 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    return path;
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}

async function takeName(written: string, path: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await rename(written, path);
  await syncFolder(folder);
}

/** The rename is on disk once its folder is synced; Windows has no such call. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

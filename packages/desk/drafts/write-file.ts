import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { lstat, mkdir, open, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Problem } from "@stoneyard/catalogue/problem.ts";

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
/** A journal that cannot be read, such as after a fault of the disk: it is kept, and the desk goes on. */
const DAMAGED = "journal.damaged.json";

/**
 * Writes files together: all or none, also when the program ends in between. What is still to be done stands in a journal,
 * by which the next writing, or `finishWriting`, does it. A file that cannot take its place holds up no other.
 * @param spare as for `writeWhole`
 * @returns what keeps a file of the journal from its place, one of an earlier writing too
 */
export async function writeTogether(folder: string, changes: Changes, spare: string): Promise<Problem[]> {
  const before = await readJournal(spare);
  const journal: Journal = [];
  try {
    for (const [file, now] of changes)
      journal.push([file, now === null ? null : await writeSpare(now, spare)]);
    const waiting = before.filter(([file]) => !changes.has(file));
    await writeJournal([...waiting, ...journal], spare);
  } catch (error) {
    await discard(journal);
    throw error;
  }
  await discard(before.filter(([file]) => changes.has(file)));
  return finishWriting(folder, spare);
}

/** Does what an earlier `writeTogether` did not come to. @returns as that does */
export async function finishWriting(folder: string, spare: string): Promise<Problem[]> {
  const journal = await readJournal(spare);
  const left: Journal = [];
  const problems: Problem[] = [];
  for (const entry of journal) {
    try {
      await carryOut(entry, folder);
    } catch (error) {
      left.push(entry);
      problems.push(
        (await obstacleOf(entry[0], folder)) ??
          obstacle(entry[0], `cannot be written: ${Object(error).message}`),
      );
    }
  }
  if (journal.length > 0) await writeJournal(left, spare);
  return existsSync(join(spare, DAMAGED)) ? [...problems, damaged(spare)] : problems;
}

async function carryOut([file, written]: Journal[number], folder: string): Promise<void> {
  const path = join(folder, file);
  if (written === null) await rm(path, { force: true });
  // Bytes that wait no longer have their name already.
  else if (existsSync(written)) await takeName(written, path);
}

/** What stands where a file is to be; nothing where it can be written. */
export async function obstacleOf(file: string, folder: string): Promise<Problem | undefined> {
  const steps = file.split("/");
  for (const place of steps.keys()) {
    const part = steps.slice(0, place + 1).join("/");
    const found = await lstat(join(folder, part)).catch(() => undefined);
    if (!found) return undefined;
    const isFile = place === steps.length - 1;
    if (found.isDirectory() !== isFile) continue;
    const [there, wanted] = isFile ? ["folder", "file"] : ["file", "folder"];
    return obstacle(file, `a ${there} stands at content/${part}, where a ${wanted} belongs`);
  }
  return undefined;
}

function obstacle(file: string, message: string): Problem {
  return { file: `content/${file}`, line: 1, message, fix: "move it elsewhere" };
}

function damaged(spare: string): Problem {
  const message = "the note of an interrupted save is damaged, so that the save cannot be finished";
  const fix = "see whether your last change is there, make it again if not, and delete the note";
  return { file: join(spare, DAMAGED), line: 1, message, fix };
}

async function readJournal(spare: string): Promise<Journal> {
  const path = join(spare, JOURNAL);
  if (!existsSync(path)) return [];
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    await rename(path, join(spare, DAMAGED));
    return [];
  }
}

async function writeJournal(journal: Journal, spare: string): Promise<void> {
  if (journal.length > 0) await writeWhole(join(spare, JOURNAL), JSON.stringify(journal), spare);
  else await rm(join(spare, JOURNAL), { force: true });
}

/** Takes away bytes that wait for nothing any more. */
async function discard(journal: Journal): Promise<void> {
  for (const [, written] of journal) if (written !== null) await rm(written, { force: true });
}

/** @returns the path of the synced bytes */
async function writeSpare(bytes: string | Uint8Array, spare: string): Promise<string> {
  await mkdir(spare, { recursive: true });
  const path = join(spare, randomUUID());
  try {
    await writeFile(path, bytes, { flag: "wx", mode: 0o644, flush: true });
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

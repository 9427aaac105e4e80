import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file atomically, also on a power cut: the bytes go into another file, are synced, and then take the name.
 * @param spare a folder on the same disk for that file; outside content/, where every file is read
 */
export async function writeWhole(path: string, bytes: string | Uint8Array, spare: string): Promise<void> {
  const folder = dirname(path);
  await mkdir(folder, { recursive: true });
  await mkdir(spare, { recursive: true });
  const temporary = join(spare, randomUUID());
  try {
    const file = await open(temporary, "wx", 0o644);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
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

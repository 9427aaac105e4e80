import { randomUUID } from "node:crypto";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join } from "node:path";

/**
 * Writes a file so that at any moment, a power cut included, it is either as it was or as it will be: the bytes go into
 * another file, onto the disk, and then take the name.
 * @param spare a folder on the same disk for the other file; not in content/, where each file is read
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

/** The new name itself is on the disk only when its folder is; Windows has no such thing. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === "win32") return;
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

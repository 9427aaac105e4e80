import { copyFile, link, mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Links an immutable file into another folder, or copies it where the file system has no links. An existing file is
 * replaced atomically.
 * @returns false where there is no such file
 */
export async function placeFile(from: string, to: string): Promise<boolean> {
  const part = `${to}.${process.pid}.part`;
  await mkdir(dirname(to), { recursive: true });
  try {
    await rm(part, { force: true });
    await link(from, part).catch((error) => {
      if (Object(error).code === "ENOENT") throw error;
      return copyFile(from, part);
    });
    await rename(part, to);
    // Renaming a file onto a link to itself does nothing.
    await rm(part, { force: true });
    return true;
  } catch (error) {
    if (Object(error).code === "ENOENT") return false;
    throw error;
  }
}

/**
 * Writes a file where it says something else than before, atomically: whoever reads it meanwhile has the old one or the new.
 * An unchanged file keeps its time, by which a running server caches it.
 * @returns whether it was written
 */
export async function writeChanged(file: string, bytes: string | Buffer): Promise<boolean> {
  const before = await readFile(file).catch(() => undefined);
  if (before?.equals(Buffer.from(bytes))) return false;
  const part = `${file}.${process.pid}.part`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(part, bytes);
  await rename(part, file);
  return true;
}

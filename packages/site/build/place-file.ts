import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
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

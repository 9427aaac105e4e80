import { copyFile, link, mkdir, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";

/**
 * Puts a file that is never written again into another folder too: by a link, which costs nothing, or by a copy where the
 * file system has none. What is there already is replaced, whole or not at all.
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
    // A rename to another name of the same file leaves both.
    await rm(part, { force: true });
    return true;
  } catch (error) {
    if (Object(error).code === "ENOENT") return false;
    throw error;
  }
}

import { lstat } from "node:fs/promises";
import { join, sep } from "node:path";

/** A request that cannot be done; `status` is its HTTP status. */
export class RefusedError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Names of texts; none begins with a dot, so neither `..` nor hidden files match. */
const NAME = /^[a-z0-9][a-z0-9._-]{0,99}$/;
const LONGEST = 200;
/** Files of the content that people read and write. */
export const TEXT_FILE = /\.(yaml|json|md|txt)$/;
/** Written by programs. */
const MADE = /^models\/|^rooms\/[^/]+\/|^format\.yaml$|^pictures\/made\.yaml$/;

/**
 * The path of a text that the desk may change.
 * @throws RefusedError for any other name, and where a link leads outside
 */
export async function textFilePath(contentDir: string, file: unknown): Promise<string> {
  const isName =
    typeof file === "string" &&
    file.length <= LONGEST &&
    file.split("/").every((part) => NAME.test(part) && !part.includes(".."));
  if (!isName) throw notInContent();
  const path = await confinedPath(contentDir, file);
  if (!TEXT_FILE.test(path) || MADE.test(file))
    throw new RefusedError(403, "The desk does not change this file.");
  return path;
}

/**
 * A path within content/, none of whose parts is a symbolic link. It need not exist yet, and its name may be any that git
 * keeps: cameras and owners name pictures as they like.
 */
export async function confinedPath(contentDir: string, file: string): Promise<string> {
  const parts = file.split("/");
  if (parts.some((part) => ["", ".", ".."].includes(part) || part.includes(sep))) throw notInContent();
  let path = contentDir;
  for (const part of parts) {
    path = join(path, part);
    const found = await lstat(path).catch(() => undefined);
    if (found?.isSymbolicLink()) throw new RefusedError(403, "A link is not followed.");
  }
  return path;
}

function notInContent(): RefusedError {
  return new RefusedError(400, "This is not the name of a content file.");
}

import { createHash } from "node:crypto";
import { basename, extname } from "node:path";

/** A name with a hash of the bytes: `view.json` becomes `view.1a2b3c4d.json`. */
export function hashedName(file: string, bytes: Uint8Array | string): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const ending = extname(file);
  return `${basename(file, ending)}.${hash}${ending}`;
}

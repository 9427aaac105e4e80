import { createHash } from "node:crypto";

/** First 16 hex digits of the SHA-256 of a picture's bytes. */
export function pictureHash(bytes: Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

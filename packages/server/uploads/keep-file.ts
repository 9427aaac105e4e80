import { createHash } from "node:crypto";
import { fileName, kindOf, MOST_FILE_BYTES } from "@stoneyard/enquiry/files.ts";
import type { FileStore } from "../store/files.ts";
import { CLEANED_KINDS } from "./cleaned-kinds.ts";
import { partsOf } from "./parts-of.ts";

/** A file of a kind that is not accepted, by its first bytes. */
export class UnknownFile extends Error {}

/**
 * Identifies a complete file by its first bytes and stores it, to be cleaned before anybody gets it.
 * @returns null when there is no such file
 * @throws UnknownFile, after the file was deleted
 */
export async function keepFile(
  store: FileStore,
  id: string,
  givenName: string,
): Promise<{ name: string; size: number } | null> {
  const loose = await store.looseFile(id);
  if (loose === null) return null;
  const kind = kindOf(loose.head);
  if (kind === null || loose.size > MOST_FILE_BYTES) {
    await store.dropFile(id);
    throw new UnknownFile("no kind of file that may be sent");
  }
  const name = fileName(givenName, kind);
  const cleaning = CLEANED_KINDS.some((known) => known === kind) ? "waits" : "as-sent";
  const hash = createHash("sha256");
  for await (const part of partsOf(store, id)) hash.update(part);
  await store.finishFile(id, { name, kind, cleaning, digest: hash.digest("hex") });
  return { name, size: loose.size };
}

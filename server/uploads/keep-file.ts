import { fileName, kindOf, MOST_FILE_BYTES } from "#enquiry/files.ts";
import type { FileStore, StoredFile } from "../store/files.ts";
import { withoutLocation } from "./location.ts";

/** A file whose bytes are none of the kinds that may be sent, or end before they should. */
export class UnknownFile extends Error {}

/** Files looked at one after another: two large ones at once would take the memory of everybody. */
let busy: Promise<unknown> = Promise.resolve();

/**
 * Looks what a file is whose parts are all there, takes out where it was made, and keeps it whole.
 * @returns null when there is no such file
 * @throws UnknownFile, after the file was deleted
 */
export function keepFile(store: FileStore, id: string, givenName: string): Promise<StoredFile | null> {
  const kept = busy.then(() => look(store, id, givenName));
  busy = kept.catch(() => {});
  return kept;
}

async function look(store: FileStore, id: string, givenName: string): Promise<StoredFile | null> {
  const bytes = await store.readLoose(id);
  if (bytes === null) return null;
  const kind = kindOf(bytes);
  if (kind === null || bytes.length > MOST_FILE_BYTES) {
    await store.dropFile(id);
    throw new UnknownFile("no kind of file that may be sent");
  }
  let bare: Buffer;
  try {
    bare = withoutLocation(bytes, kind);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    await store.dropFile(id);
    throw new UnknownFile("a file that is not whole", { cause: error });
  }
  const name = fileName(givenName, kind);
  await store.finishFile(id, { name, kind }, bare);
  return { id, name, kind, size: bare.length };
}

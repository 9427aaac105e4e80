import { createHmac, randomBytes } from "node:crypto";
import type { FilesProblem } from "@stoneyard/enquiry/enquiry.ts";
import { MOST_FILE_BYTES } from "@stoneyard/enquiry/files.ts";
import { clientOf } from "../rate-limit.ts";
import type { FileStore } from "../store/files.ts";

/** A part of a file that is not taken. */
export class PartRefused extends Error {
  readonly code: FilesProblem;

  constructor(code: FilesProblem) {
    super(`a part of a file was refused: ${code}`);
    this.code = code;
  }
}

/** What may wait for an enquiry at once, of all clients and of one; four enquiries are more than anybody writes at a time. */
const MOST_LOOSE_BYTES = 512 * 1024 * 1024;
const MOST_LOOSE_BYTES_OF_ONE = 4 * MOST_FILE_BYTES;
/** Where there is no more room, files that have waited longer for their enquiry give way. */
const GIVE_WAY_MS = 60 * 60 * 1000;

/** No address is kept with a file, and what is says nothing once this process has ended. */
const SECRET = randomBytes(32);

/**
 * Keeps a part of a file, safe on disk when the promise resolves; gives how many bytes are there, null when the file is whole.
 * @throws PartRefused where too many files wait for an enquiry
 */
export async function keepPart(
  store: FileStore,
  address: string,
  { id, start, bytes }: { id: string; start: number; bytes: Uint8Array },
): Promise<number | null> {
  const client = createHmac("sha256", SECRET).update(clientOf(address)).digest("base64url");
  let full = await whatIsFull(store, client, bytes.length);
  if (full !== null) {
    await store.dropLooseFiles(Date.now() - GIVE_WAY_MS);
    full = await whatIsFull(store, client, bytes.length);
  }
  if (full !== null) throw new PartRefused(full);
  return store.addPart(id, start, bytes, Date.now(), client);
}

async function whatIsFull(store: FileStore, client: string, more: number): Promise<FilesProblem | null> {
  if ((await store.looseBytes(client)) + more > MOST_LOOSE_BYTES_OF_ONE) return "files-too-many-waiting";
  return (await store.looseBytes()) + more > MOST_LOOSE_BYTES ? "files-no-room" : null;
}

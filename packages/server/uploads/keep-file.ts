import { createHash, createHmac, randomBytes } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import type { FilesProblem } from "@stoneyard/enquiry/enquiry.ts";
import { fileName, kindOf, MOST_FILE_BYTES } from "@stoneyard/enquiry/files.ts";
import { clientOf } from "../contact/rate-limit.ts";
import type { FileStore } from "../store/files.ts";
import { CLEANED_KINDS } from "./clean-apart.ts";

/** A part of a file that is not taken. */
export class PartRefused extends Error {
  readonly code: FilesProblem;

  constructor(code: FilesProblem) {
    super(`a part of a file was refused: ${code}`);
    this.code = code;
  }
}

/** Most bytes that wait for an enquiry, of all clients and of one. */
const MOST_PENDING_BYTES = 512 * 1024 * 1024;
const MOST_PENDING_BYTES_OF_ONE = 4 * MOST_FILE_BYTES;
/** When there is no room, files that have waited longer than this are deleted, over a client's limit those of this client. */
const GIVE_WAY_MS = 60 * 60 * 1000;

/** Clients are stored as a keyed hash whose key ends with this process. */
const SECRET = randomBytes(32);

/**
 * Stores a part of a file, on disk when the promise resolves.
 * @returns the bytes stored so far, null when the file is complete
 * @throws PartRefused when too many files wait
 */
export async function keepPart(
  store: FileStore,
  address: string,
  { id, start, bytes }: { id: string; start: number; bytes: Uint8Array },
): Promise<number | null> {
  const client = createHmac("sha256", SECRET).update(clientOf(address)).digest("base64url");
  const limits: [FilesProblem, most: number, whose?: string][] = [
    ["files-too-many-waiting", MOST_PENDING_BYTES_OF_ONE, client],
    ["files-no-room", MOST_PENDING_BYTES],
  ];
  for (const [full, most, whose] of limits) {
    const isFull = async () => (await store.pendingBytes(whose)) + bytes.length > most;
    if (!(await isFull())) continue;
    await store.dropPendingFiles(Date.now() - GIVE_WAY_MS, whose);
    if (await isFull()) throw new PartRefused(full);
  }
  return store.addPart(id, start, bytes, Date.now(), client);
}

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
  const pending = await store.pendingFile(id);
  if (pending === null) return null;
  const kind = kindOf(pending.head);
  if (kind === null || pending.size > MOST_FILE_BYTES) {
    await store.dropFile(id);
    throw new UnknownFile("no kind of file that may be sent");
  }
  const name = fileName(givenName, kind);
  const cleaning = CLEANED_KINDS.some((known) => known === kind) ? "waits" : "as-sent";
  const hash = createHash("sha256");
  for await (const part of partsOf(store, id)) hash.update(part);
  await store.finishFile(id, { name, kind, cleaning, digest: hash.digest("hex") });
  return { name, size: pending.size };
}

/** The bytes of a file part by part: one is in memory at a time. */
export async function* partsOf(store: Pick<FileStore, "readPart">, id: string): AsyncGenerator<Buffer> {
  let start = 0;
  for (let part = await store.readPart(id, 0); part !== null; part = await store.readPart(id, start)) {
    yield part;
    start += part.length;
    await setImmediate();
  }
}

import type { FileKind } from "@stoneyard/enquiry/files.ts";

/**
 * State of a file's metadata, which tells where and by whom it was made: it `waits` to be removed, is `cleaned`, or stays
 * `as-sent`, where this kind of file is not cleaned or cleaning failed.
 */
type Cleaning = "waits" | "cleaned" | "as-sent";

/** A file of an enquiry, without its bytes. */
export type StoredFile = {
  id: string;
  name: string;
  kind: FileKind;
  size: number;
  cleaning: Cleaning;
} & Digested;

/** `digest` is the SHA-256 of what was sent, in hexadecimal; empty while that is not whole, and of files from before it was kept. */
type Digested = { digest: string };

/** Files that an enquiry names are not there whole, or belong to another: they must be sent again. */
export class FilesMissing extends Error {}

/** Files that an enquiry names are together more than may be sent with one. */
export class FilesTooLarge extends Error {}

/**
 * Files that visitors send, in the database with the enquiries: one transaction makes both safe, one backup holds both, and
 * what deletes an enquiry deletes its files. A file is sent in parts before the enquiry that names it; one that no enquiry
 * names is deleted after a day. Every method rejects, as those of the enquiries, when the database cannot be written.
 */
export type FileStore = {
  /**
   * Adds a part behind what is there of a file, safe on disk when the promise resolves; gives how many bytes are there now. A
   * part that does not begin there changes nothing: whoever sends goes on from what is told. Null when the file is whole.
   * @param client whose file it is, when it begins
   */
  addPart(id: string, start: number, bytes: Uint8Array, at: number, client?: string): Promise<number | null>;
  /** The size and the first bytes of a file; null when there is no such file, or an enquiry has it. */
  pendingFile(id: string): Promise<({ size: number; head: Buffer } & Digested) | null>;
  /** Makes a file whole, as it came; `as-sent` says that it stays so. False when there is none, or it is whole. */
  finishFile(id: string, file: Omit<StoredFile, "id" | "size">): Promise<boolean>;
  /** Deletes a file that no enquiry has. */
  dropFile(id: string): Promise<void>;
  /** Deletes the files that no enquiry has and that began before `before`, of this client or of all; gives their number. */
  dropPendingFiles(before: number, client?: string): Promise<number>;
  /** Bytes of the files that no enquiry has, of this client or of all; each counts as one part at least. */
  pendingBytes(client?: string): Promise<number>;
  /** The files of an enquiry, in the order in which they came. */
  filesOf(enquiryId: string): Promise<StoredFile[]>;
  /** The bytes of a file of an enquiry. @throws when there is none */
  readFile(id: string): Promise<Buffer>;
  /** The part of a file that begins at a byte; null when there is none, as at its end. */
  readPart(id: string, start: number): Promise<Buffer | null>;
  /**
   * Takes a file of an enquiry that waits to be cleaned, this one or the oldest, and counts how often; null when none waits.
   * The same may be taken by two: what the first one puts in its place stays.
   */
  takeToClean(id?: string): Promise<(StoredFile & { cleanings: number }) | null>;
  /** Takes back what `takeToClean` counted: a stop, or a store that takes nothing, says nothing of the file. */
  uncountCleaning(id: string): Promise<void>;
  /** Puts what was cleaned in the place of a file that waits; with null it stays as it was sent. */
  endCleaning(id: string, cleaned: Uint8Array | null): Promise<void>;
};

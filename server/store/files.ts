import type { FileKind } from "#enquiry/files.ts";

/** A file of an enquiry, without its bytes. */
export type StoredFile = { id: string; name: string; kind: FileKind; size: number };

/** Files that an enquiry names are not there whole, or belong to another: they must be sent again. */
export class FilesMissing extends Error {}

/**
 * Files that visitors send, in the database with the enquiries: one transaction makes both safe, one backup holds both, and
 * what deletes an enquiry deletes its files. A file is sent in parts before the enquiry that names it; one that no enquiry
 * names is deleted after a day. Every method rejects, as those of the enquiries, when the database cannot be written.
 */
export type FileStore = {
  /**
   * Adds a part behind what is there of a file, safe on disk when the promise resolves; gives how many bytes are there now. A
   * part that does not begin there changes nothing: whoever sends goes on from what is told. Null when the file is whole.
   */
  addPart(id: string, start: number, bytes: Uint8Array, at: number): Promise<number | null>;
  /** All bytes that are there; null when there is no such file, or an enquiry has it. */
  readLoose(id: string): Promise<Buffer | null>;
  /** Puts these bytes in the place of the parts, and makes the file whole. False when there is no such file. */
  finishFile(id: string, file: { name: string; kind: FileKind }, bytes: Uint8Array): Promise<boolean>;
  /** Deletes a file that no enquiry has. */
  dropFile(id: string): Promise<void>;
  /** Deletes the files that no enquiry has and that began before `before`; gives their number. */
  dropLooseFiles(before: number): Promise<number>;
  /** Bytes of all files that no enquiry has. */
  looseBytes(): Promise<number>;
  /** The files of an enquiry, in the order in which they came. */
  filesOf(enquiryId: string): Promise<StoredFile[]>;
  /** The bytes of a file of an enquiry. @throws when there is none */
  readFile(id: string): Promise<Buffer>;
};

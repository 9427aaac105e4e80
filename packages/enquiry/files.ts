/** What may go with an enquiry: files, and bytes of all of them together. */
export const MOST_FILES = 5;
export const MOST_FILE_BYTES = 15 * 1024 * 1024;

/** Bytes of one part of an upload: on a slow line a part must arrive within the time that the server waits for a request. */
export const PART_BYTES = 128 * 1024;

/** Where files are sent, before the enquiry that names them. */
export const FILES_ACTION = "/api/contact/files";

/** The field of a native form that holds files. */
export const FILES_FIELD = "files";

/** What a file may be, told by its bytes. */
export const FILE_KINDS = {
  jpeg: { type: "image/jpeg", extension: "jpg" },
  png: { type: "image/png", extension: "png" },
  webp: { type: "image/webp", extension: "webp" },
  heic: { type: "image/heic", extension: "heic" },
  pdf: { type: "application/pdf", extension: "pdf" },
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** Names of the HEIF family that phones write photographs in (ISO/IEC 23008-12). */
const HEIC_BRANDS = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"];

/** What the first bytes say a file is; its name and what a browser calls it count for nothing. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xFF\xD8\xFF") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && HEIC_BRANDS.includes(text(8, 12))) return "heic";
  return text(0, 5) === "%PDF-" ? "pdf" : null;
}

const LONGEST_NAME = 80;

/** A name that is safe in a folder and in a header, with the ending of what the file is. */
export function fileName(given: string, kind: FileKind): string {
  const bare = given
    .normalize("NFC")
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .replace(/[^\p{L}\p{N} ._-]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+/, "")
    .slice(0, LONGEST_NAME)
    .trim();
  return `${bare.toWellFormed() || "file"}.${FILE_KINDS[kind].extension}`;
}

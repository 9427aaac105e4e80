/** Limits of an enquiry: the number of files and their bytes together. */
export const MOST_FILES = 5;
export const MOST_FILE_BYTES = 15 * 1024 * 1024;

/** Bytes of one part: on a slow line a part must arrive within a request's time limit. */
export const PART_BYTES = 128 * 1024;

/** Where files are sent, before the enquiry that names them. */
export const FILES_ACTION = "/api/contact/files";

/** The field of a native form that holds files. */
export const FILES_FIELD = "files";

/** Accepted kinds of files, recognised by their bytes. */
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

/** The kind of a file by its first bytes; its name and declared type count for nothing. */
export function kindOf(bytes: Uint8Array): FileKind | null {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (text(0, 3) === "\xFF\xD8\xFF") return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1A\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp" && HEIC_BRANDS.includes(text(8, 12))) return "heic";
  return text(0, 5) === "%PDF-" ? "pdf" : null;
}

const LONGEST_NAME = 80;
/** A folder takes 255, with an enquiry's number before the name. */
const LONGEST_NAME_BYTES = 200;
/** Letters that are looked at: composing thousands of accents takes a second. */
const LONGEST_GIVEN = 10 * LONGEST_NAME;

/** A safe name for a folder and a header, with the ending of the file's kind. */
export function fileName(given: string, kind: FileKind): string {
  const bare = given
    .replace(/^.*[/\\]/, "")
    .replace(/\.[^.]*$/, "")
    .slice(0, LONGEST_GIVEN)
    .normalize("NFC")
    .replace(/[^\p{L}\p{N} ._-]+/gu, " ")
    .replace(/\s+/g, " ")
    .replace(/^[ .]+/, "")
    .slice(0, LONGEST_NAME);
  const { read } = new TextEncoder().encodeInto(bare, new Uint8Array(LONGEST_NAME_BYTES));
  const fitting = bare.slice(0, read).trim();
  return `${fitting.toWellFormed() || "file"}.${FILE_KINDS[kind].extension}`;
}

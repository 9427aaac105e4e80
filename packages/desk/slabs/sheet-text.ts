import { CsvError, parse } from "csv-parse/sync";
import type { Values } from "./command-words.ts";
import type { SheetWord } from "./sheet-words.ts";

/** A line of a spreadsheet with its number, from 1; of a cell that goes over several lines, the last of them. */
export type SheetLine = { line: number; cells: string[] };

/** What is wrong with a spreadsheet, and where: the column as it is called there, empty for the line as a whole. */
export type Mistake = { line: number; column: string; word: SheetWord; values: Values };

type SheetText = { separator: string; lines: SheetLine[] } | { mistake: Mistake };

/** Some fifty thousand slabs. */
const MOST_MEGABYTES = 8;
const SEPARATORS = [";", "\t", ","];

/**
 * Reads a spreadsheet as Excel saves it: CSV with semicolons, commas or tabs, in UTF-8, UTF-16 or Windows-1250. Lines
 * without anything are left out.
 */
export function readSheetText(bytes: Buffer): SheetText {
  if (bytes.length > MOST_MEGABYTES * 1_000_000) return faulty(1, "tooLarge", { most: MOST_MEGABYTES });
  const text = decoded(bytes);
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const separator = declared ?? separatorOf(text);
  try {
    const records = parse(text, {
      delimiter: separator,
      info: true,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    const lines = records
      .slice(declared === undefined ? 0 : 1)
      .map(({ record, info }) => ({ line: info.lines, cells: record.map(withoutApostrophe) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
    return lines.length === 0 ? faulty(1, "empty") : { separator, lines };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return faulty(Number(error.lines ?? 1), "notClosed");
  }
}

function faulty(line: number, word: SheetWord, values: Values = {}): SheetText {
  return { mistake: { line, column: "", word, values } };
}

/** Excel marks UTF-8 where it is asked for that, and writes the encoding of Windows for this region otherwise. */
function decoded(bytes: Buffer): string {
  if (bytes.subarray(0, 2).toString("hex") === "fffe") return new TextDecoder("utf-16le").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1250").decode(bytes);
  }
}

/** The one that the first line has most of. */
function separatorOf(text: string): string {
  const [head = ""] = text.trimStart().split(/\r?\n/, 1);
  const countOf = (separator: string) => head.split(separator).length;
  return SEPARATORS.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? ";";
}

/** A spreadsheet takes for a number, a date or a formula what does not begin so. */
function withoutApostrophe(cell: string): string {
  return cell.startsWith("'") ? cell.slice(1) : cell;
}

import { CsvError, parse } from "csv-parse/sync";
import type { SheetWord, Values } from "./command-words.ts";

/** A line of a spreadsheet with its number, from 1, as a spreadsheet numbers it: a cell of several lines is in one. */
export type SheetLine = { line: number; cells: string[] };

/** What is wrong with a spreadsheet, and where: the column as it is called there, empty for the line as a whole. */
export type Mistake = { line: number; column: string; word: SheetWord; values: Values };

type SheetText = { separator: string; lines: SheetLine[] } | { mistake: Mistake };

/** Some fifty thousand slabs. */
const MOST_MEGABYTES = 8;
const SEPARATORS = [";", "\t", ","];
/** How Excel's own files begin, in hexadecimal: an archive, and what it wrote before 2007. */
const WORKBOOK = /^(504b|d0cf11e0)/;

/**
 * Reads a spreadsheet as Excel saves it: CSV with semicolons, commas or tabs, in UTF-8, UTF-16 or Windows-1250. Lines
 * without anything are left out.
 */
export function readSheetText(bytes: Buffer): SheetText {
  if (bytes.length > MOST_MEGABYTES * 1_000_000) return faulty(1, "tooLarge", { most: MOST_MEGABYTES });
  if (WORKBOOK.test(bytes.toString("hex", 0, 4))) return faulty(1, "workbook");
  const text = decoded(bytes);
  const declared = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const separator = declared ?? separatorOf(text);
  // Excel does not show that line, nor count it.
  const before = declared === undefined ? 0 : 1;
  try {
    const records: string[][] = parse(text, {
      delimiter: separator,
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
    });
    const lines = records
      .slice(before)
      .map((cells, i) => ({ line: i + 1, cells: cells.map(bareCell) }))
      .filter(({ cells }) => cells.some((cell) => cell !== ""));
    return lines.length === 0 ? faulty(1, "empty") : { separator, lines };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return faulty(Number(error.records) + 1 - before, "notClosed");
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

/** No-break spaces come with what was copied from a page, and CSV has no word for them. */
const NO_BREAK_AROUND = /^[\u00a0\u202f]|[\u00a0\u202f]$/;

/** A spreadsheet takes for a number, a date or a formula what does not begin with an apostrophe. */
function bareCell(cell: string): string {
  const bare = NO_BREAK_AROUND.test(cell) ? cell.trim() : cell;
  return bare.startsWith("'") ? bare.slice(1) : bare;
}

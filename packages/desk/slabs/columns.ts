import {
  SLAB_COLUMNS,
  type SlabColumn,
  type SlabColumnsContent,
} from "@stoneyard/catalogue/kinds/slab-columns.ts";
import { bareText, DESK_LANGUAGES, type DeskLanguage } from "../words/desk-language.ts";
import type { Mistake, SheetLine } from "./sheet-text.ts";

/** Headings of the columns, as they are written; read without accents and what stands in brackets. */
const HEADINGS: Readonly<Record<SlabColumn, Readonly<Record<DeskLanguage, string>>>> = {
  number: { en: "Number", sr: "Broj" },
  stone: { en: "Stone", sr: "Kamen" },
  block: { en: "Block", sr: "Blok" },
  width: { en: "Width (cm)", sr: "Širina (cm)" },
  height: { en: "Height (cm)", sr: "Visina (cm)" },
  thickness: { en: "Thickness (cm)", sr: "Debljina (cm)" },
  finish: { en: "Finish", sr: "Obrada" },
  price: { en: "Price (RSD/m²)", sr: "Cena (RSD/m²)" },
  vat: { en: "VAT", sr: "PDV" },
  state: { en: "Status", sr: "Stanje" },
  until: { en: "Reserved until", sr: "Rezervisana do" },
  reservedFor: { en: "Reserved for", sr: "Rezervisana za" },
};

/** Without these nobody knows which slab of what is meant. */
const NEEDED = ["number", "stone", "width", "height"] as const satisfies readonly SlabColumn[];

/** The columns of a spreadsheet, by what they tell. */
export type Columns = {
  /** Place of a column in a line, from 0. */
  places: ReadonlyMap<SlabColumn, number>;
  /** Its headings as they are written there. */
  headings: readonly string[];
  /** Headings of what is not read. */
  ignored: readonly string[];
  language: DeskLanguage;
};

export function headingsIn(language: DeskLanguage): string[] {
  return SLAB_COLUMNS.map((column) => HEADINGS[column][language]);
}

export function headingOf(column: SlabColumn, language: DeskLanguage): string {
  return HEADINGS[column][language];
}

/** The column that a heading of ours, or the name in the content, means. */
export function columnNamed(heading: string): SlabColumn | undefined {
  const bare = bareHeading(heading);
  return SLAB_COLUMNS.find(
    (column) =>
      bareHeading(column) === bare ||
      DESK_LANGUAGES.some((language) => bareHeading(HEADINGS[column][language]) === bare),
  );
}

/** Reads the first line. @param own how the owner's own spreadsheet calls its columns */
export function readColumns(
  { line, cells }: SheetLine,
  own: SlabColumnsContent,
): { columns: Columns; mistakes: Mistake[] } {
  const places = new Map<SlabColumn, number>();
  const ignored: string[] = [];
  const mistakes: Mistake[] = [];
  for (const [place, heading] of cells.entries()) {
    if (heading === "") continue;
    const column =
      SLAB_COLUMNS.find((each) => own[each] && bareHeading(own[each]) === bareHeading(heading)) ??
      columnNamed(heading);
    if (!column) ignored.push(heading);
    else if (places.has(column)) mistakes.push({ line, column: heading, word: "columnTwice", values: {} });
    else places.set(column, place);
  }
  const language = languageOf(cells);
  for (const key of NEEDED) {
    if (places.has(key)) continue;
    const values = { column: own[key] ?? HEADINGS[key][language], key };
    mistakes.push({ line, column: "", word: "noColumns", values });
  }
  return { columns: { places, headings: cells, ignored, language }, mistakes };
}

/** The language of most of its headings. */
function languageOf(cells: readonly string[]): DeskLanguage {
  const bare = cells.map(bareHeading);
  const countIn = (language: DeskLanguage) =>
    headingsIn(language).filter((heading) => bare.includes(bareHeading(heading))).length;
  return countIn("sr") > countIn("en") ? "sr" : "en";
}

function bareHeading(heading: string): string {
  return bareText(heading.replace(/\(.*?\)/g, ""))
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
}

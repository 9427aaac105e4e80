import { LONGEST_SLAB, type StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { type SingleSlab, singleSlab } from "@stoneyard/catalogue/kinds/slab.ts";
import type { SlabColumn } from "@stoneyard/catalogue/kinds/slab-columns.ts";
import { nearest } from "@stoneyard/catalogue/nearest.ts";
import { slugOf } from "@stoneyard/catalogue/slug-of.ts";
import { bareText, type DeskLanguage } from "../words/desk-language.ts";
import { type Cell, readAmount, readDay } from "./cells.ts";
import { type Columns, headingOf, readColumns } from "./columns.ts";
import type { SheetWord, Values } from "./command-words.ts";
import { type KnownSlab, type SlabInventory, titleOf } from "./inventory.ts";
import { type Mistake, readSheetText, type SheetLine } from "./sheet-text.ts";
import { finishWords, readWord, STATE_WORDS, VAT_WORDS, wordOf } from "./value-words.ts";

/** A slab as a line of a spreadsheet makes it, and as the content has it so far. */
export type SheetSlab = {
  line: number;
  stone: StoneKey;
  slab: KnownSlab["slab"];
  before: KnownSlab | undefined;
};

/** What was read; where there are mistakes, none of it counts. */
type Sheet = { slabs: SheetSlab[]; mistakes: Mistake[]; columns: Columns };

const TEXT_LENGTHS = { number: 40, block: 40, reservedFor: 80 } as const;
/** A quotation mark that is closed much later swallows lines. */
const LONGEST_CELL = 200;
const MONTH = "(?:jan|feb|mar|apr|maj|may|jun|jul|avg|aug|sep|okt|oct|nov|dec)";
/** What Excel makes of 102000, 2-10 and 5-25: 1,02E+05, and 02.okt and maj.25 in Serbian, 02-Oct and May-25 in English. */
const MADE_NUMBER = new RegExp(`^(?:\\d[.,]\\d+E[+-]\\d+|\\d{2}[.-]${MONTH}|${MONTH}[.-]\\d{2})$`, "i");
const NO_COLUMNS: Columns = { places: new Map(), headings: [], ignored: [], language: "sr" };

/** Reads a spreadsheet against what the content has, line by line: all mistakes at once. */
export function readSheet(bytes: Buffer, inventory: SlabInventory): Sheet {
  const text = readSheetText(bytes);
  if ("mistake" in text) return { slabs: [], mistakes: [text.mistake], columns: NO_COLUMNS };
  const [head, ...lines] = text.lines;
  if (!head) return { slabs: [], mistakes: [], columns: NO_COLUMNS };
  const { columns, mistakes } = readColumns(head, inventory.ownColumns);
  if (mistakes.length > 0) return { slabs: [], mistakes, columns };
  const stones = stonesByName(inventory);
  const slabs: SheetSlab[] = [];
  const lineOf = new Map<string, number>();
  for (const line of lines) {
    const reader = new LineReader(line, columns, text.separator);
    const slab = readSlab(reader, inventory, stones, lineOf);
    if (reader.reported.length === 0 && slab) slabs.push(slab);
    mistakes.push(...reader.reported);
  }
  return { slabs, mistakes, columns };
}

/** The cells of a line, and what is wrong with them. */
class LineReader {
  readonly line: number;
  readonly language: DeskLanguage;
  readonly mistakes: Mistake[] = [];
  readonly #cells: readonly string[];
  readonly #columns: Columns;
  readonly #separator: string;

  constructor({ line, cells }: SheetLine, columns: Columns, separator: string) {
    this.line = line;
    this.language = columns.language;
    this.#cells = cells;
    this.#columns = columns;
    this.#separator = separator;
  }

  /** What is wrong; from a cell too many all else follows. */
  get reported(): Mistake[] {
    const most = this.#columns.headings.length;
    const count = this.#cells.length;
    const isShifted = this.#cells.slice(most).some((cell) => cell !== "") || this.mistakes.length > 1;
    if (count <= most || !isShifted) return this.mistakes;
    const values = { count, most, separator: this.#separator };
    return [{ line: this.line, column: "", word: "tooManyCells", values }];
  }

  has(column: SlabColumn): boolean {
    return this.#columns.places.has(column);
  }

  cell(column: SlabColumn): string {
    return this.#cells[this.#columns.places.get(column) ?? -1] ?? "";
  }

  fault(column: SlabColumn, word: SheetWord, values: Values = {}): undefined {
    const heading = this.#columns.headings[this.#columns.places.get(column) ?? -1] ?? "";
    const all = { cell: this.cell(column), ...values };
    this.mistakes.push({ line: this.line, column: heading, word, values: all });
  }

  /** What a cell says; nothing where it is empty or wrong. */
  value<Value>(column: SlabColumn, read: (cell: string) => Cell<Value>): Value | undefined {
    const cell = this.cell(column);
    if (cell === "") return undefined;
    if (cell.length > LONGEST_CELL)
      return this.fault(column, "tooLong", { cell: "", count: cell.length, most: LONGEST_CELL });
    const found = read(cell);
    return "value" in found ? found.value : this.fault(column, found.word, found.values);
  }

  /** The same, of what a slab cannot be without. */
  needed<Value>(column: SlabColumn, read: (cell: string) => Cell<Value>): Value | undefined {
    return this.cell(column) === "" ? this.fault(column, "missing") : this.value(column, read);
  }
}

function readSlab(
  reader: LineReader,
  inventory: SlabInventory,
  stones: ReadonlyMap<string, StoneKey[]>,
  lineOf: Map<string, number>,
): SheetSlab | undefined {
  const number = reader.needed("number", readText(TEXT_LENGTHS.number));
  const stone = reader.needed("stone", readStone(stones, inventory));
  const before = number === undefined ? undefined : inventory.slabs.get(slugOf(number));
  if (number !== undefined) checkNumber(reader, number, lineOf, before !== undefined);
  if (stone && before && before.stone !== stone)
    reader.fault("number", "otherStone", { stone: titleOf(before.stone, inventory) });
  const width = reader.needed("width", readLength(290));
  const height = reader.needed("height", readLength(180));
  const fields = readRest(reader, inventory, before?.slab, stone);
  if (number === undefined || !stone || !width || !height || reader.mistakes.length > 0) return undefined;
  const given = Object.fromEntries(
    Object.entries({ ...before?.slab, ...fields }).filter(([, value]) => value !== undefined),
  );
  const slab = { ...given, number, width, height };
  // All else was read above.
  if (!singleSlab.safeParse(slab).success) reader.fault("number", "faultOutside");
  return { line: reader.line, stone, slab, before };
}

function checkNumber(
  reader: LineReader,
  number: string,
  lineOf: Map<string, number>,
  isKnown: boolean,
): void {
  const slug = slugOf(number);
  const line = lineOf.get(slug);
  const [letter] = /(?!\p{Script=Latin})\p{L}/u.exec(number) ?? [];
  if (letter && !isKnown) reader.fault("number", "notLatin", { letter });
  else if (MADE_NUMBER.test(number) && !isKnown) reader.fault("number", "madeNumber");
  else if (slug === "") reader.fault("number", "noSign");
  else if (line !== undefined) reader.fault("number", "numberTwice", { line });
  else lineOf.set(slug, reader.line);
}

type Fields = Partial<{ [Key in keyof SingleSlab]: SingleSlab[Key] | undefined }>;

/** What the line says besides number, stone and size: of columns that it does not have nothing, of empty cells that there is none. */
function readRest(
  reader: LineReader,
  inventory: SlabInventory,
  before: SingleSlab | undefined,
  stone: StoneKey | undefined,
): Fields {
  const fields: Fields = {};
  if (reader.has("block")) fields.block = reader.value("block", readText(TEXT_LENGTHS.block));
  if (reader.has("thickness")) fields.thickness = reader.value("thickness", readThickness);
  if (reader.has("finish"))
    fields.finish = reader.value("finish", readWord(finishWords(inventory), reader.language));
  if (reader.has("price") || reader.has("vat"))
    fields.price = readPrice(reader, before, priceOf(stone, inventory));
  return { ...fields, ...readState(reader, before) };
}

function readState(reader: LineReader, before: SingleSlab | undefined): Fields {
  const written = reader.has("state")
    ? reader.value("state", readWord(STATE_WORDS, reader.language))
    : before?.state;
  // Whether the other two belong there cannot be said.
  if (written === undefined && reader.cell("state") !== "") return {};
  // What is in stock may say so or say nothing.
  const state = written === "in-stock" ? (before?.state === written ? written : undefined) : written;
  if (state === "reserved") {
    return {
      state,
      ...(reader.has("until") && { until: reader.value("until", (cell) => readDay(cell, "5.12.2026.")) }),
      ...(reader.has("reservedFor") && {
        reservedFor: reader.value("reservedFor", readText(TEXT_LENGTHS.reservedFor)),
      }),
    };
  }
  const reserved = wordOf("reserved", reader.language);
  for (const column of ["until", "reservedFor"] as const)
    if (reader.cell(column) !== "") reader.fault(column, "notReserved", { reserved });
  return { state, until: undefined, reservedFor: undefined };
}

function readPrice(
  reader: LineReader,
  before: SingleSlab | undefined,
  usual: SlabInventory["stones"][number]["price"],
) {
  const perSquareMetre = reader.has("price")
    ? reader.value("price", (cell) => readAmount(cell, 14_500))
    : before?.price?.perSquareMetre;
  if (perSquareMetre === undefined) return undefined;
  const written = reader.value("vat", readWord(VAT_WORDS, reader.language));
  if (written === undefined && reader.cell("vat") !== "") return undefined;
  const vat = written ?? before?.price?.vat ?? usual?.vat;
  if (vat) return { perSquareMetre, vat };
  return reader.fault(reader.has("vat") ? "vat" : "price", "noVat", {
    column: headingOf("vat", reader.language),
    included: wordOf("included", reader.language),
    excluded: wordOf("excluded", reader.language),
  });
}

function priceOf(stone: StoneKey | undefined, { stones }: SlabInventory) {
  return stones.find(({ key }) => key === stone)?.price;
}

function readText(most: number): (cell: string) => Cell<string> {
  return (cell) =>
    cell.length <= most ? { value: cell } : { word: "tooLong", values: { count: cell.length, most } };
}

/** A length of a slab in centimetres. */
function readLength(example: number): (cell: string) => Cell<number> {
  return (cell) => {
    const read = readAmount(cell, example);
    return "value" in read && read.value > LONGEST_SLAB
      ? { word: "tooWide", values: { cell, example } }
      : read;
  };
}

function readThickness(cell: string): Cell<2 | 3> {
  const written = /^([23])([.,]0+)?\s*(cm)?$/i.exec(cell)?.[1];
  return written ? { value: written === "2" ? 2 : 3 } : { word: "thickness", values: { cell } };
}

/** All stones by all that they are called, in plain letters. */
function stonesByName({ stones }: SlabInventory): Map<string, StoneKey[]> {
  const found = new Map<string, StoneKey[]>();
  for (const { key, title, aliases } of stones)
    for (const name of new Set([key, title, ...aliases].map(bareText)))
      found.set(name, [...(found.get(name) ?? []), key]);
  // A stone that has the name itself goes before those that are also called so.
  for (const [name, titled] of Map.groupBy(stones, ({ title }) => bareText(title)))
    found.set(
      name,
      titled.map(({ key }) => key),
    );
  return found;
}

function readStone(
  stones: ReadonlyMap<string, StoneKey[]>,
  inventory: SlabInventory,
): (cell: string) => Cell<StoneKey> {
  return (cell) => {
    const [stone, ...others] = stones.get(bareText(cell)) ?? [];
    if (stone && others.length === 0) return { value: stone };
    if (stone) return { word: "stoneUnclear", values: { cell, stones: [stone, ...others].join(", ") } };
    const meant = nearest(
      cell,
      inventory.stones.map(({ title }) => title),
    );
    return meant
      ? { word: "noStoneBut", values: { cell, nearest: meant } }
      : { word: "noStone", values: { cell } };
  };
}

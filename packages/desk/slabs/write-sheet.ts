import { SLAB_COLUMNS, type SlabColumn } from "@stoneyard/catalogue/kinds/slab-columns.ts";
import { asText, csvText } from "@stoneyard/enquiry/csv.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { shownDay } from "./cells.ts";
import { headingOf } from "./columns.ts";
import { type KnownSlab, type SlabInventory, titleOf } from "./inventory.ts";
import { finishWord, wordOf } from "./value-words.ts";

/** Columns of what people type, which a spreadsheet could take for something else. */
const TYPED: readonly SlabColumn[] = ["number", "block", "reservedFor"];

/** All slabs with numbers as a spreadsheet, which read again changes nothing. Headings are the owner's own, where there are such. */
export function writeSheet(inventory: SlabInventory, language: DeskLanguage): string {
  const head = SLAB_COLUMNS.map((column) => inventory.ownColumns[column] ?? headingOf(column, language));
  const lines = [...inventory.slabs.values()].map((known) =>
    SLAB_COLUMNS.map((column) => {
      const cell = cellOf(column, known, inventory, language);
      return TYPED.includes(column) ? asText(cell) : cell;
    }),
  );
  return csvText([head, ...lines], ";");
}

/** What a slab's line says in a column. */
export function cellOf(
  column: SlabColumn,
  { stone, slab }: Pick<KnownSlab, "stone" | "slab">,
  inventory: SlabInventory,
  language: DeskLanguage,
): string {
  const { number, block = "", width, height, thickness = "", finish, price, until, reservedFor = "" } = slab;
  const { state = "in-stock" } = slab;
  switch (column) {
    case "number":
      return number;
    case "stone":
      return titleOf(stone, inventory);
    case "block":
      return block;
    case "width":
      return String(width);
    case "height":
      return String(height);
    case "thickness":
      return String(thickness);
    case "finish":
      return finish ? finishWord(finish, inventory, language) : "";
    case "price":
      return price ? String(price.perSquareMetre) : "";
    case "vat":
      return price ? wordOf(price.vat, language) : "";
    case "state":
      return wordOf(state, language);
    case "until":
      return until ? shownDay(until) : "";
    case "reservedFor":
      return reservedFor;
  }
}

import { SLAB_COLUMNS, type SlabColumn } from "@stoneyard/catalogue/kinds/slab-columns.ts";
import { asText, csvText } from "@stoneyard/enquiry/csv.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { shownDay } from "./cells.ts";
import { headingOf } from "./columns.ts";
import { type KnownSlab, type SlabInventory, titleOf } from "./inventory.ts";
import { finishWord, wordOf } from "./value-words.ts";

/** All slabs with numbers as a spreadsheet, which read again changes nothing. Headings are the owner's own, where there are such. */
export function writeSheet(inventory: SlabInventory, language: DeskLanguage): string {
  const head = SLAB_COLUMNS.map((column) => inventory.ownColumns[column] ?? headingOf(column, language));
  const lines = [...inventory.slabs.values()].map((known) =>
    SLAB_COLUMNS.map((column) => cellOf(column, known, inventory, language)),
  );
  return csvText([head, ...lines], ";");
}

function cellOf(
  column: SlabColumn,
  { stone, slab }: KnownSlab,
  inventory: SlabInventory,
  language: DeskLanguage,
): string {
  const { number, block = "", width, height, thickness = "", finish, price, until, reservedFor = "" } = slab;
  const { state = "in-stock" } = slab;
  switch (column) {
    case "number":
      return asText(number);
    case "stone":
      return titleOf(stone, inventory);
    case "block":
      return asText(block);
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
      return asText(reservedFor);
  }
}

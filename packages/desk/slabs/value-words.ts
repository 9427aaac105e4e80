import { FINISHES, type Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { SLAB_STATES, type SlabState } from "@stoneyard/catalogue/kinds/slab.ts";
import { nearest } from "@stoneyard/catalogue/nearest.ts";
import { bareText, DESK_LANGUAGES, type DeskLanguage, saidIn } from "../words/desk-language.ts";
import { valueWords } from "../words/values.ts";
import type { Cell } from "./cells.ts";
import type { SlabInventory } from "./inventory.ts";

const VATS = ["included", "excluded"] as const;
/** Other words for a value than those that we write. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  "in-stock": ["free", "available", "slobodna", "slobodno", "ima"],
  reserved: ["on hold", "held", "rezervisano"],
  sold: ["prodato"],
  included: ["incl. VAT", "including VAT", "sa PDV", "sa PDV-om"],
  excluded: ["excl. VAT", "excluding VAT", "bez PDV", "bez PDV-a"],
};

/** A value and all words for it, the one first that is written in each language. */
type Words<Value extends string> = ReadonlyMap<Value, readonly string[]>;

export const STATE_WORDS: Words<SlabState> = wordsOf(SLAB_STATES);
export const VAT_WORDS: Words<(typeof VATS)[number]> = wordsOf(VATS);

function wordsOf<Value extends string>(values: readonly Value[]): Words<Value> {
  return new Map(
    values.map((value) => [
      value,
      [...DESK_LANGUAGES.map((language) => valueWords(value, language)), value, ...(ALSO[value] ?? [])],
    ]),
  );
}

/** How a value of ours is written in a spreadsheet. */
export function wordOf(value: SlabState | (typeof VATS)[number], language: DeskLanguage): string {
  return valueWords(value, language);
}

export function finishWord(finish: Finish, { finishes }: SlabInventory, language: DeskLanguage): string {
  return String(saidIn(language, finishes[finish].label));
}

export function finishWords(inventory: SlabInventory): Words<Finish> {
  return new Map(
    FINISHES.map((finish) => [
      finish,
      [...DESK_LANGUAGES.map((language) => finishWord(finish, inventory, language)), finish],
    ]),
  );
}

export function readWord<Value extends string>(
  words: Words<Value>,
  language: DeskLanguage,
): (cell: string) => Cell<Value> {
  return (cell) => {
    for (const [value, names] of words)
      if (names.some((name) => bareText(name) === bareText(cell))) return { value };
    const shown = [...words.values()].map((names) => names[DESK_LANGUAGES.indexOf(language)] ?? "");
    const meant = nearest(cell, shown);
    return meant
      ? { word: "noWordBut", values: { cell, nearest: meant } }
      : { word: "noWord", values: { cell, words: shown.join(", ") } };
  };
}

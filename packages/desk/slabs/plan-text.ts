import { SLAB_COLUMNS } from "@stoneyard/catalogue/kinds/slab-columns.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { headingOf } from "./columns.ts";
import { sayIn, sheetWords } from "./command-words.ts";
import { type SlabInventory, titleOf } from "./inventory.ts";
import { countedByHand, type Plan, type SlabChange } from "./plan.ts";
import type { Mistake } from "./sheet-text.ts";
import { cellOf } from "./write-sheet.ts";

/** Lines that are named of a mistake that many have. */
const NAMED_LINES = 5;

/** Mistakes, a sentence each: where it is, what is wrong and what to write. What many lines have is told once. */
export function mistakesText(mistakes: readonly Mistake[], language: DeskLanguage): string[] {
  const alike = Map.groupBy(mistakes, ({ column, word, values }) => JSON.stringify([column, word, values]));
  return [...alike.values()].flatMap((found) => {
    const [first] = found;
    if (!first) return [];
    const { column, word, values } = first;
    const place = placeText(
      found.map(({ line }) => line),
      language,
    );
    return `${[place, column].filter(Boolean).join(", ")}: ${sheetWords(word, values, language)}`;
  });
}

function placeText(lines: readonly number[], language: DeskLanguage): string {
  const say = sayIn(language);
  const [line = 1, ...others] = lines;
  if (others.length === 0) return say("place", { line });
  const named = lines.slice(0, NAMED_LINES).join(", ");
  const more = lines.length - NAMED_LINES;
  return more > 0 ? say("placesMore", { lines: named, more }) : say("places", { lines: named });
}

/** What a spreadsheet would do, slab by slab. */
export function planText(plan: Plan, inventory: SlabInventory, language: DeskLanguage): string[] {
  const say = sayIn(language);
  const group = (word: "added" | "changed" | "becomeSold", changes: readonly SlabChange[]) =>
    changes.length === 0
      ? []
      : [
          say(word, { count: changes.length }),
          ...changes.map((change) => `  ${changeText(change, inventory, language)}`),
        ];
  const stones = countedByHand(plan.added, inventory).map(({ key }) => titleOf(key, inventory));
  return [
    ...group("added", plan.added),
    ...group("changed", plan.changed),
    ...group("becomeSold", plan.sold),
    ...(stones.length > 0 ? [say("countsGone", { stones: stones.join(", ") })] : []),
    say("unchanged", { count: plan.unchanged }),
    ...(plan.missing > 0 ? [say("missing", { count: plan.missing })] : []),
  ];
}

function changeText(change: SlabChange, inventory: SlabInventory, language: DeskLanguage): string {
  const { stone, slab, before } = change;
  const name = `${slab.number} (${titleOf(stone, inventory)})`;
  if (!before) return `${name} ${slab.width} × ${slab.height} cm`;
  const values = SLAB_COLUMNS.flatMap((column) => {
    const [from, to] = [before, change].map((each) => cellOf(column, each, inventory, language));
    return from === to ? [] : [`${headingOf(column, language)}: ${from || "–"} → ${to || "–"}`];
  });
  return `${name} ${values.join(", ")}`;
}

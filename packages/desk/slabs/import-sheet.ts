import type { DeskContent } from "../drafts/desk-content.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { sayIn } from "./command-words.ts";
import { readInventory, type SlabInventory } from "./inventory.ts";
import { type Plan, planOf } from "./plan.ts";
import { mistakesText, planText } from "./plan-text.ts";
import { readSheet } from "./read-sheet.ts";

/** What a spreadsheet would do, line by line for people, or its mistakes: then nothing of it can be taken. */
type SheetImport = { language: DeskLanguage; lines: string[] } & (
  | { isReady: false }
  | { isReady: true; plan: Plan; inventory: SlabInventory; commit: string }
);

/**
 * Reads a spreadsheet against the content.
 * @param language in which it is answered, @param followsSheet in its own instead, as far as its headings tell
 * @throws ContentError where the content has mistakes
 */
export async function readImport(
  bytes: Buffer,
  content: DeskContent,
  { language, followsSheet = false }: { language: DeskLanguage; followsSheet?: boolean },
): Promise<SheetImport> {
  const inventory = await readInventory(content);
  const { slabs, mistakes, columns } = readSheet(bytes, inventory);
  const own = followsSheet && columns.places.size > 0 ? columns.language : language;
  const say = sayIn(own);
  if (mistakes.length > 0) {
    const lines = mistakesText(mistakes, own);
    return { isReady: false, language: own, lines: [...lines, say("mistakes", { count: mistakes.length })] };
  }
  const plan = planOf(slabs, inventory);
  const { added, changed, sold } = plan;
  const ignored = columns.ignored.length > 0 ? [say("ignored", { columns: columns.ignored.join(", ") })] : [];
  return {
    isReady: true,
    language: own,
    lines: [...ignored, ...planText(plan, inventory, own)],
    plan,
    inventory,
    commit: say("commitImport", { added: added.length, changed: changed.length, sold: sold.length }),
  };
}

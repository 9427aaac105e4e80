import { type DeskLanguage, filled, wordsIn } from "../words/desk-language.ts";
import type { Values } from "./command-words.ts";
import words from "./sheet-words.json" with { type: "json" };

export type SheetWord = keyof typeof words;

/** What is said of a spreadsheet of slabs. */
export function sheetWords(word: SheetWord, values: Values, language: DeskLanguage): string {
  const shown = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === "number" && language === "sr" ? String(value).replace(".", ",") : value,
  ]);
  return filled(wordsIn(words, language)[word], Object.fromEntries(shown));
}

import type { EntryFolder } from "../drafts/entries.ts";
import type { View } from "../straighten/views.ts";
import { type DeskLanguage, wordsIn } from "./desk-language.ts";
import faults from "./faults.json" with { type: "json" };
import screens from "./screens.json" with { type: "json" };

/** What the desk's own screens say. */
export type ScreenWords = Readonly<Record<keyof typeof screens, string>>;

export const SCREEN_WORDS: Readonly<Record<DeskLanguage, ScreenWords>> = {
  en: wordsIn(screens, "en"),
  sr: wordsIn(screens, "sr"),
};

/** What an answer of the server in a word or two means, such as NO SERVER; undefined for other answers. */
export function answerWords(answer: string, language: DeskLanguage): string | undefined {
  return new Map(Object.entries(wordsIn(faults, language))).get(answer);
}

/** What is said of adding and removing one of a folder's pages. */
export function entryWords(folder: EntryFolder, words: ScreenWords) {
  const entry = { hint: words.newEntryHint, removeHint: words.removeEntryHint };
  const texts = {
    accessories: { ...entry, add: words.newAccessory, remove: words.removeAccessory },
    portfolio: { ...entry, add: words.newProject, remove: words.removeProject },
    families: {
      add: words.newFamily,
      hint: words.newFamilyHint,
      remove: words.removeFamily,
      removeHint: words.removeFamilyHint,
    },
  };
  return texts[folder];
}

export function viewName(view: View, words: ScreenWords): string {
  return { slab: words.viewSlab, "2": words.viewSecond, "3": words.viewThird, close: words.viewClose }[view];
}

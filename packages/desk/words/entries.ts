import type { EntryFolder } from "../drafts/entries.ts";
import type { ScreenWords } from "./screens.ts";

/** What is said of adding and removing one of a folder's pages. */
export function entryWords(folder: EntryFolder, words: ScreenWords) {
  const texts = {
    accessories: {
      add: words.newAccessory,
      hint: words.newEntryHint,
      remove: words.removeAccessory,
      removeHint: words.removeEntryHint,
    },
    portfolio: {
      add: words.newProject,
      hint: words.newEntryHint,
      remove: words.removeProject,
      removeHint: words.removeEntryHint,
    },
    families: {
      add: words.newFamily,
      hint: words.newFamilyHint,
      remove: words.removeFamily,
      removeHint: words.removeFamilyHint,
    },
  };
  return texts[folder];
}

import type { DeskLanguage } from "./desk-language.ts";
import words from "./screens.json" with { type: "json" };

/** What the desk's own screens say. */
export type ScreenWords = Readonly<Record<keyof typeof words, string>>;

export const SCREEN_WORDS: Readonly<Record<DeskLanguage, ScreenWords>> = {
  en: inLanguage(0),
  sr: inLanguage(1),
};

function inLanguage(place: 0 | 1): ScreenWords {
  const entries = Object.entries(words).map(([key, pair]) => [key, pair[place]]);
  return Object.fromEntries(entries) as ScreenWords;
}

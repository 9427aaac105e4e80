import { keepMeasures } from "./kept-measures.ts";
import type { Label, Text } from "./kinds/text.ts";
import { LANGUAGES, type Locale } from "./locales.ts";

/** A text in the language of its page, or with its language where that is another. */
export type Words = string | ForeignWords;
type ForeignWords = { text: string; lang: string };

/** A text in a language, or in the one that it falls back to. */
export function wordsIn(text: Text, locale: Locale): Words {
  const words = keepMeasures(writtenIn(text, locale));
  if (text[locale] !== undefined) return words;
  const { fallback } = LANGUAGES[locale];
  return { text: words, lang: fallback ? LANGUAGES[fallback].htmlLang : "" };
}

/** A text as its file has it, sign by sign: for what is compared with another file. */
export function writtenIn(text: Text, locale: Locale): string {
  const { fallback } = LANGUAGES[locale];
  return text[locale] ?? (fallback && text[fallback]) ?? "";
}

/** The words alone, for what has no language of its own: titles of pages, structured data. */
export function plain(words: Words): string {
  return typeof words === "string" ? words : words.text;
}

/** The words of a text alone. */
export function plainIn(text: Text | Label, locale: Locale): string {
  return plain(wordsIn(text, locale));
}

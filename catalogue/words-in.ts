import { keepMeasures } from "./kept-measures.ts";
import type { Label, Text } from "./kinds/text.ts";
import { LANGUAGES, type Locale } from "./locales.ts";

/** A text in the language of its page, or with its language where that is another. */
export type Words = string | ForeignWords;
type ForeignWords = { text: string; lang: string };

/** A text in a language, or in the one that it falls back to. */
export function wordsIn(text: Text, locale: Locale): Words {
  const written = text[locale];
  if (written !== undefined) return keepMeasures(written);
  const { fallback } = LANGUAGES[locale];
  return {
    text: keepMeasures((fallback && text[fallback]) ?? ""),
    lang: fallback ? LANGUAGES[fallback].htmlLang : "",
  };
}

/** The words alone, for what has no language of its own: titles of pages, structured data, what is searched. */
export function plain(words: Words): string {
  return typeof words === "string" ? words : words.text;
}

/** The same of a text. */
export function plainIn(text: Text | Label, locale: Locale): string {
  return plain(wordsIn(text, locale));
}

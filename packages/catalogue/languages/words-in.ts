import type { Label, Text } from "../kinds/text.ts";
import { LANGUAGES, type Locale } from "./locales.ts";
import { withNoBreakSpaces } from "./no-break-spaces.ts";
import { plain, type Words } from "./plain-words.ts";

/** A text in a language, or in the one that it falls back to. */
export function wordsIn(text: Text, locale: Locale): Words {
  const words = withNoBreakSpaces(writtenIn(text, locale));
  if (text[locale] !== undefined) return words;
  const { fallback } = LANGUAGES[locale];
  return { text: words, lang: fallback ? LANGUAGES[fallback].htmlLang : "" };
}

/** A text exactly as its file has it, for comparison with other files. */
export function writtenIn(text: Text, locale: Locale): string {
  const { fallback } = LANGUAGES[locale];
  return text[locale] ?? (fallback && text[fallback]) ?? "";
}

export function plainIn(text: Text | Label, locale: Locale): string {
  return plain(wordsIn(text, locale));
}

/** A text in the page's language, or with its language. */
export type Words = string | ForeignWords;
type ForeignWords = { text: string; lang: string };

/** The text alone, for what has no `lang`: titles, structured data. */
export function plain(words: Words): string {
  return typeof words === "string" ? words : words.text;
}

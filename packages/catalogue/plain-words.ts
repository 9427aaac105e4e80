/** A text in the language of its page, or with its language where that is another. */
export type Words = string | ForeignWords;
type ForeignWords = { text: string; lang: string };

/** The words alone, for what has no language of its own: titles of pages, structured data. */
export function plain(words: Words): string {
  return typeof words === "string" ? words : words.text;
}

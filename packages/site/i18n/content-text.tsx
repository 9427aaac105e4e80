import type { Words } from "@stoneyard/catalogue/languages/plain-words.ts";

/** A text of the content in its place; one that stands in another language than the page says so. */
export function ContentText({ words }: { words: Words }) {
  if (typeof words === "string") return words;
  return <span lang={words.lang}>{words.text}</span>;
}

import { plain, type Words } from "@stoneyard/catalogue/languages/plain-words.ts";
import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { marked, type Token } from "marked";
import { catalogue } from "./catalogue.server.ts";

/** A text of content/prose as HTML, in a language or the one it falls back to. @throws where there is none of that name */
export async function proseHtml(name: string, locale: Locale): Promise<Words> {
  const { prose } = await catalogue();
  const text = prose.get(name);
  if (!text) throw new Error(`There is no text "${name}": write content/prose/${name}.${locale}.md.`);
  const words = wordsIn(text, locale);
  const html = markdownHtml(plain(words));
  return typeof words === "string" ? html : { ...words, text: html };
}

/** A Markdown text as HTML. */
export function markdownHtml(text: string): string {
  return marked.parse(text, { async: false, walkTokens: keepPrefixes });
}

/** Words alone, as an invisible character would break a link. */
function keepPrefixes(token: Token): void {
  if (token.type === "text") token.text = withJoinedPrefixes(token.text);
}

/** A word joiner after the hyphen of a letter alone, so that no line ends in the middle of "e-mail". */
function withJoinedPrefixes(text: string): string {
  return text.replace(/(?<!\p{L})(\p{L}-)(?=\p{L})/gu, "$1\u2060");
}

import { plain, type Words } from "@stoneyard/catalogue/plain-words.ts";
import { wordsIn } from "@stoneyard/catalogue/words-in.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { catalogue } from "./catalogue.server.ts";
import { markdownHtml } from "./markdown-html.ts";

/**
 * A text of content/prose as HTML in one language, or in the one that it falls back to.
 * @throws where no text of that name is there.
 */
export async function proseHtml(name: string, locale: Locale): Promise<Words> {
  const { prose } = await catalogue();
  const text = prose.get(name);
  if (!text) throw new Error(`There is no text "${name}": write content/prose/${name}.${locale}.md.`);
  const words = wordsIn(text, locale);
  const html = markdownHtml(plain(words));
  return typeof words === "string" ? html : { ...words, text: html };
}

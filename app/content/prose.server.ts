import { marked } from "marked";
import type { Locale } from "#app/i18n/locale.ts";
import { catalogue } from "./catalogue.server.ts";

/**
 * A text of content/prose as HTML in one language.
 * @throws where no text of that name is there.
 */
export async function proseHtml(name: string, locale: Locale): Promise<string> {
  const { prose } = await catalogue();
  const text = prose.get(name);
  if (!text)
    throw new Error(`There is no text "${name}": write content/prose/${name}.en.md and ${name}.sr.md.`);
  return marked.parse(text[locale], { async: false });
}

import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { inEveryLanguage, LANGUAGES, LOCALES, type Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { content } from "./content.ts";

const messages = inEveryLanguage((locale) =>
  globSync(`content/messages/${locale}/*.json`).flatMap((file) =>
    leaves(JSON.parse(readFileSync(file, "utf8"))),
  ),
);
/** Each language is named by its own word, and a brand has the same one in all of them. */
const NAMES = [...LOCALES.map((locale) => LANGUAGES[locale].ownName), ...content.site.brand.split(" ")];

/** Texts and spoken names on the page that are messages of another language and of no message of this one. */
export async function foreignWords(page: Page, locale: Locale): Promise<string[]> {
  const foreign = new Set(LOCALES.filter((other) => other !== locale).flatMap((other) => messages[other]));
  for (const own of [...messages[locale], ...NAMES]) foreign.delete(own);
  const said = await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (texts.nextNode()) {
      if (!texts.currentNode.parentElement?.closest("script"))
        words.push(texts.currentNode.textContent ?? "");
    }
    for (const element of document.querySelectorAll("*")) {
      for (const name of ["alt", "title", "aria-label", "aria-roledescription", "placeholder"]) {
        words.push(element.getAttribute(name) ?? "");
      }
    }
    return [...new Set(words.map((text) => text.trim()))];
  });
  return said.filter((text) => foreign.has(text));
}

function leaves(tree: object): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

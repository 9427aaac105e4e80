import { globSync, readFileSync } from "node:fs";
import { LOCALES, type Locale, localePath } from "#app/i18n/locale.ts";
import { inEveryLanguage } from "#catalogue/locales.ts";
import { axeFaults } from "./axe.ts";
import { brokenPictures, coveredHeadings, sidewaysScroll } from "./screen-faults.ts";
import { SCREENS } from "./screens.ts";
import { expect, open, type Page, SITE_LANGUAGES, test } from "./site.ts";

const DESKTOP = { name: "desktop", viewport: { width: 1280, height: 900 } };
const PHONE = { name: "phone", viewport: { width: 390, height: 844 } };

/** The narrowest and the widest, and what lies between: nothing but the width of the page is looked at there. */
const OTHER_WIDTHS = [320, 768, 1680, 2560];

const messages = inEveryLanguage((locale) =>
  globSync(`content/messages/${locale}/*.json`).flatMap((file) =>
    leaves(JSON.parse(readFileSync(file, "utf8"))),
  ),
);

for (const bare of SCREENS) {
  test(`${bare} is in order on desktop and phone, in every language`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    for (const [index, { locale }] of SITE_LANGUAGES.entries()) {
      const path = localePath(locale, bare);
      // A page is loaded once and the window resized, as drawing takes the time; what the first language loads on a
      // desktop the second loads on a phone.
      const widths = index % 2 === 0 ? [DESKTOP, PHONE] : [PHONE, DESKTOP];
      await test.step(path, () => lookAtScreen(page, path, locale, widths));
    }
  });
}

async function lookAtScreen(page: Page, path: string, locale: Locale, widths: (typeof DESKTOP)[]) {
  for (const [turn, { name, viewport }] of widths.entries()) {
    await page.setViewportSize(viewport);
    if (turn === 0) await open(page, path);
    await lookAtAll(page);
    expect(await brokenPictures(page), `${path}, ${name}: broken pictures`).toEqual([]);
    expect(await sidewaysScroll(page), `${path}, ${name}: px wider than the screen`).toBeLessThanOrEqual(0);
    expect(await coveredHeadings(page), `${path}, ${name}: headings under something`).toEqual([]);
    expect(await axeFaults(page), `${path}, ${name}`).toEqual([]);
  }
  expect(await wordsOfTheOtherLanguage(page, locale), path).toEqual([]);
  for (const width of OTHER_WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await sidewaysScroll(page), `${path}: px wider than ${width}`).toBeLessThanOrEqual(0);
  }
}

/** Scrolls to the foot of the page, so that whatever waits to be seen is fetched and shown. */
async function lookAtAll(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // What is painted in a frame counts as seen after it.
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
  // A room that is drawn meanwhile switches its keys on between two of axe's rules.
  await page.evaluate(async () => {
    while (document.querySelector("[data-state=loading]"))
      await new Promise((resolve) => setTimeout(resolve, 50));
  });
}

/** Texts and spoken names on the page that are messages of the other language and of no message of this one. */
async function wordsOfTheOtherLanguage(page: Page, locale: Locale): Promise<string[]> {
  const foreign = new Set(LOCALES.filter((other) => other !== locale).flatMap((other) => messages[other]));
  for (const own of messages[locale]) foreign.delete(own);
  // Each language is named by its own word, and the sample studio's name is a Serbian one.
  for (const name of ["English", "Srpski", "Kamen"]) foreign.delete(name);
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

import { pageAt } from "@stoneyard/catalogue/site-pages.ts";
import { localePath } from "@stoneyard/site/i18n/locale.ts";
import { SITE_PORT } from "./ports.ts";
import { SCREENS_OF_SITE } from "./support/screens.ts";
import { expect, SITE_LANGUAGES, test } from "./support/site.ts";

const SITE = `http://localhost:${SITE_PORT}`;

/** The most script that a page may name in its HTML, compressed, bytes. What comes later by itself does not count. */
const MOST_BYTES = 80_000;
/** Of the pages that most visits begin with: home and a stone. */
const MOST_OF_ENTRANCES = 72_500;

for (const { locale } of SITE_LANGUAGES) {
  test(`${locale}: no page begins with more than 80 kB of script, home and stones with 72.5`, async () => {
    const pages: { path: string; bytes: number; most: number }[] = [];
    for (const path of SCREENS_OF_SITE) {
      const pattern = pageAt(path)?.pattern;
      const isEntrance = pattern === "/" || pattern === "/:family/:slug";
      const bytes = await scriptBytes(localePath(locale, path));
      pages.push({ path, bytes, most: isEntrance ? MOST_OF_ENTRANCES : MOST_BYTES });
    }
    expect(Math.min(...pages.map(({ bytes }) => bytes)), "no script was found").toBeGreaterThan(50_000);
    expect(pages.filter(({ bytes, most }) => bytes > most)).toEqual([]);
  });
}

/** Pages share most of their scripts. */
const bytesOf = new Map<string, Promise<number>>();

async function scriptBytes(path: string): Promise<number> {
  const html = await (await fetch(SITE + path)).text();
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js\b/g)].map(([script]) => script));
  const sizes = await Promise.all(
    [...scripts].map((script) => {
      const bytes = bytesOf.get(script) ?? compressedBytes(SITE + script);
      bytesOf.set(script, bytes);
      return bytes;
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

async function compressedBytes(address: string): Promise<number> {
  const { headers } = await fetch(address, { method: "HEAD", headers: { "accept-encoding": "br" } });
  expect(headers.get("content-encoding"), address).toBe("br");
  return Number(headers.get("content-length"));
}

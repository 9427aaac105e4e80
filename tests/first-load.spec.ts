import type { APIRequestContext } from "@playwright/test";

import { pageAt } from "@stoneyard/catalogue/site-pages.ts";
import { localePath } from "@stoneyard/site/i18n/locale.ts";
import { SCREENS_OF_SITE } from "./support/screens.ts";
import { expect, SITE_LANGUAGES, test } from "./support/site.ts";

/** The most script that a page may name in its HTML, compressed, bytes. What comes later by itself does not count. */
const MOST_BYTES = 80_000;
/** Of the pages that most visits begin with: home and a stone. */
const MOST_OF_ENTRANCES = 72_500;

for (const { locale } of SITE_LANGUAGES) {
  test(`${locale}: no page begins with more than 80 kB of script, home and stones with 72.5`, async ({
    request,
  }) => {
    const pages: { path: string; bytes: number; most: number }[] = [];
    for (const path of SCREENS_OF_SITE) {
      const pattern = pageAt(path)?.pattern;
      const isEntrance = pattern === "/" || pattern === "/:family/:slug";
      const bytes = await scriptBytes(request, localePath(locale, path));
      pages.push({ path, bytes, most: isEntrance ? MOST_OF_ENTRANCES : MOST_BYTES });
    }
    expect(Math.min(...pages.map(({ bytes }) => bytes)), "no script was found").toBeGreaterThan(50_000);
    expect(pages.filter(({ bytes, most }) => bytes > most)).toEqual([]);
  });
}

async function scriptBytes(request: APIRequestContext, path: string): Promise<number> {
  const html = await (await request.get(path)).text();
  const scripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js\b/g)].map(([script]) => script));
  const sizes = await Promise.all(
    [...scripts].map(async (script) => {
      const response = await request.head(script, { headers: { "accept-encoding": "br" } });
      expect(response.headers()["content-encoding"], script).toBe("br");
      return Number(response.headers()["content-length"]);
    }),
  );
  return sizes.reduce((sum, bytes) => sum + bytes, 0);
}

import type { APIRequestContext } from "@playwright/test";
import { localePath } from "@stoneyard/site/i18n/locale.ts";
import { expect, SITE_LANGUAGES, test } from "../site.ts";
import { SCREENS_OF_SITE } from "./screens.ts";

/** The most script that a page may name in its HTML, compressed, bytes. What comes later by itself does not count. */
const MOST_BYTES = 81_000;

for (const { locale } of SITE_LANGUAGES) {
  test(`${locale}: no page begins with more than 81 kB of script`, async ({ request }) => {
    const sizes: Record<string, number> = {};
    for (const screen of SCREENS_OF_SITE) {
      const path = localePath(locale, screen);
      sizes[path] = await scriptBytes(request, path);
    }
    const [smallest = 0] = Object.values(sizes).sort((a, b) => a - b);
    expect(smallest, "no script was found").toBeGreaterThan(50_000);
    expect(Object.entries(sizes).filter(([, bytes]) => bytes > MOST_BYTES)).toEqual([]);
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

import { DEFAULT_LOCALE, localePath } from "#app/i18n/locale.ts";
import { redirectsOf } from "#build/redirects.ts";
import { readContent } from "#catalogue/read.ts";
import { sitePaths } from "#catalogue/site-pages.ts";
import { expect, SITE_LANGUAGES, test } from "../site.ts";

const content = await readContent("content");
const BRAND = content.site.brand;
const addresses = sitePaths(content);

for (const { locale, lang } of SITE_LANGUAGES) {
  test(`${locale}: every page answers with a head of its own`, async ({ request }) => {
    const titles = new Map<string, string>();
    for (const bare of addresses) {
      const path = localePath(locale, bare);
      const response = await request.get(path);
      expect(response.status(), path).toBe(200);
      const html = await response.text();
      const one = (pattern: RegExp) => {
        const found = [...html.matchAll(pattern)].map((match) => match[1] ?? "");
        expect(found, `${path}: ${pattern}`).toHaveLength(1);
        return found[0] ?? "";
      };
      expect(one(/<html lang="([^"]*)"/g)).toBe(lang);
      const title = one(/<title>([^<]*)<\/title>/g);
      expect(title.startsWith(`${BRAND} | `), `${path}: ${title}`).toBe(true);
      // Botticino is a marble and an engineered marble: a name may stand once in each family.
      const named = `${bare.split("/")[1]}: ${title}`;
      expect(
        titles.get(named),
        `${path} and ${titles.get(named)} share the title "${title}"`,
      ).toBeUndefined();
      titles.set(named, path);
      const description = one(/<meta name="description" content="([^"]*)"/g);
      expect(description.length, path).toBeGreaterThan(0);
      expect(description.length, `${path}: ${description}`).toBeLessThanOrEqual(170);
      expect(new URL(one(/<link rel="canonical" href="([^"]*)"/g)).pathname).toBe(path);
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
      expect(alternates.map(([, language, href]) => [language, new URL(href ?? "").pathname])).toEqual([
        ...SITE_LANGUAGES.map((other) => [other.lang, localePath(other.locale, bare)]),
        ["x-default", localePath(DEFAULT_LOCALE, bare)],
      ]);
      const preview = new URL(one(/<meta property="og:image" content="([^"]*)"/g));
      expect((await request.head(preview.pathname)).status(), preview.pathname).toBe(200);
      expect(html.match(/<h1/g), path).toHaveLength(1);
      for (const [, json] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        expect(JSON.parse(json ?? "")).toHaveProperty("@context", "https://schema.org");
      }
      expect(html, `${path} hides content behind a script`).not.toMatch(
        /<template id="B:|<div hidden id="S:/,
      );
    }
  });
}

test("the sitemap names every page and its translation", async ({ request }) => {
  const xml = await (await request.get("/sitemap.xml")).text();
  const places = [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => new URL(url ?? "").pathname);
  expect(places).toEqual(
    addresses.flatMap((bare) => SITE_LANGUAGES.map(({ locale }) => localePath(locale, bare))),
  );
  for (const { lang } of SITE_LANGUAGES) {
    expect(xml.split(`hreflang="${lang}"`)).toHaveLength(places.length + 1);
  }
  const robots = await (await request.get("/robots.txt")).text();
  expect(robots).toContain("/sitemap.xml");
});

test("the manifest and its icons are there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest.name).toBe(BRAND);
  for (const icon of [...manifest.icons.map(({ src }: { src: string }) => src), "/icons/icon.svg"]) {
    expect((await request.get(icon)).status(), icon).toBe(200);
  }
});

test("old addresses move for good", async ({ request }) => {
  for (const [from, to] of Object.entries(redirectsOf(content))) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([from, response.status(), response.headers().location]).toEqual([from, 301, to]);
  }
});

test("an unknown address is 404 in its own language", async ({ request }) => {
  for (const { prefix, lang } of SITE_LANGUAGES) {
    for (const path of [`${prefix}/no-such-page`, `${prefix}/stones/no/such/page`]) {
      const response = await request.get(path);
      expect([path, response.status()]).toEqual([path, 404]);
      const html = await response.text();
      expect(html).toContain(`<html lang="${lang}"`);
      expect(html).toContain('name="robots" content="noindex"');
    }
  }
});

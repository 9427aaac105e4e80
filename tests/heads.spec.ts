import { isDeepStrictEqual } from "node:util";
import { sitePaths } from "@stoneyard/catalogue/site-pages.ts";
import { redirectsOf } from "@stoneyard/site/build/server-files.ts";
import { DEFAULT_LOCALE, localePath } from "@stoneyard/site/i18n/locale.ts";
import { content } from "./support/content.ts";
import { expect, SITE_LANGUAGES, test } from "./support/site.ts";

const BRAND = content.site.brand;
const addresses = sitePaths(content);

for (const { locale, lang } of SITE_LANGUAGES) {
  test(`${locale}: every page answers with a head of its own`, async ({ baseURL }) => {
    const titles = new Map<string, string>();
    // Told together at the end: to expect each by itself takes longer than to fetch it.
    const wrong: string[] = [];
    for (const bare of addresses) {
      const path = localePath(locale, bare);
      const must = (isSo: boolean, what: string) => {
        if (!isSo) wrong.push(`${path}: ${what}`);
      };
      const response = await fetch(new URL(path, baseURL));
      must(response.status === 200, `status ${response.status}`);
      const html = await response.text();
      const one = (pattern: RegExp) => {
        const found = [...html.matchAll(pattern)].map((match) => match[1] ?? "");
        must(found.length === 1, `${found.length} × ${pattern}`);
        return found[0] ?? "";
      };
      const pathIn = (address: string) => URL.parse(address)?.pathname;
      const language = one(/<html lang="([^"]*)"/g);
      must(language === lang, `is in ${language}`);
      const title = one(/<title>([^<]*)<\/title>/g);
      must(title.startsWith(`${BRAND} | `), title);
      // Botticino is a marble and an engineered marble: a name may stand once in each family.
      const named = `${bare.split("/")[1]}: ${title}`;
      must(!titles.has(named), `shares the title "${title}" with ${titles.get(named)}`);
      titles.set(named, path);
      const description = one(/<meta name="description" content="([^"]*)"/g);
      must(description.length > 0 && description.length <= 170, `the description "${description}"`);
      const canonical = one(/<link rel="canonical" href="([^"]*)"/g);
      must(pathIn(canonical) === path, `canonical ${canonical}`);
      const alternates = [...html.matchAll(/rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi)];
      must(
        isDeepStrictEqual(
          alternates.map(([, language, href]) => [language, pathIn(href ?? "")]),
          [
            ...SITE_LANGUAGES.map((other) => [other.lang, localePath(other.locale, bare)]),
            ["x-default", localePath(DEFAULT_LOCALE, bare)],
          ],
        ),
        `alternates ${alternates.map(([link]) => link)}`,
      );
      const preview = pathIn(one(/<meta property="og:image" content="([^"]*)"/g)) ?? "none";
      const { status } = await fetch(new URL(preview, baseURL), { method: "HEAD" });
      must(status === 200, `status ${status} of ${preview}`);
      must(html.match(/<h1/g)?.length === 1, "not one h1");
      for (const [, json = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)) {
        must(JSON.parse(json)["@context"] === "https://schema.org", json);
      }
      must(!/<template id="B:|<div hidden id="S:/.test(html), "hides content behind a script");
    }
    expect(titles.size).toBe(addresses.length);
    expect(wrong).toEqual([]);
  });
}

test("the sitemap names every page and its translation, robots and reporters have their files", async ({
  request,
}) => {
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
  const security = await request.get("/.well-known/security.txt");
  expect(security.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect(await security.text()).toMatch(/^Contact: mailto:.+@.+\nExpires: /);
});

test("the manifest and its icons are there", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ name: BRAND, description: content.site.description[DEFAULT_LOCALE] });
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

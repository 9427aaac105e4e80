import { sitePaths } from "@stoneyard/site/content/site-paths.server.ts";
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Locale, localePath } from "@stoneyard/site/i18n/locale.ts";
import { SITE_URL } from "./site-url.ts";

/** /sitemap.xml: every page in every language, each naming its translations. */
export async function data(): Promise<string> {
  const entries = (await sitePaths()).flatMap((bare) => LOCALES.map((locale) => entry(bare, locale)));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function entry(bare: string, locale: Locale): string {
  const alternates = [
    ...LOCALES.map((other) => alternate(LANGUAGES[other].htmlLang, localePath(other, bare))),
    alternate("x-default", localePath(DEFAULT_LOCALE, bare)),
  ];
  return `<url><loc>${SITE_URL}${localePath(locale, bare)}</loc>${alternates.join("")}</url>`;
}

function alternate(hreflang: string, path: string): string {
  return `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${SITE_URL}${path}"/>`;
}

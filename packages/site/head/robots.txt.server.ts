import { SITE_URL } from "./site-url.ts";

/** /robots.txt: everything may be read; the sitemap says what there is. */
export async function data(): Promise<string> {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`;
}

import { SITE_URL } from "./site-url.ts";

/** /robots.txt: everything may be read; the sitemap says what there is. */
export function loader() {
  return new Response(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`, {
    headers: { "Content-Type": "text/plain; charset=utf-8" },
  });
}

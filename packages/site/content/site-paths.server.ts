import * as pages from "@stoneyard/catalogue/site-pages.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { catalogue } from "./catalogue.server.ts";

/** The paths of all screens, without language, in the order of the sitemap. */
export async function sitePaths(): Promise<string[]> {
  return pages.sitePaths(await catalogue());
}

/**
 * A link that an owner wrote.
 * @throws where it leads to no page; the content check has then been skipped
 */
export async function checkedHref(written: string): Promise<SiteHref> {
  const [path = ""] = written.split(/[?#]/);
  if ((await sitePaths()).includes(path)) return written as SiteHref;
  throw new Error(`There is no page ${path}; content links to ${written}.`);
}

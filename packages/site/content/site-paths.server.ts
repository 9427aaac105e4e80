import type { Catalogue } from "@stoneyard/catalogue/catalogue.ts";
import * as pages from "@stoneyard/catalogue/site-pages.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { catalogue } from "./catalogue.server.ts";

/** The paths of all screens, without language, in the order of the sitemap. */
export async function sitePaths(): Promise<string[]> {
  return pages.sitePaths(await catalogue());
}

/** A link that an owner wrote. @throws where it leads to no page; the content check has then been skipped */
export async function checkedHref(written: string): Promise<SiteHref> {
  const [path = ""] = written.split(/[?#]/);
  if ((await sitePaths()).includes(path)) return written as SiteHref;
  throw new Error(`There is no page ${path}; content links to ${written}.`);
}

/** The stones by their keys, each with its title and its address without language. */
export function stoneLinks({ stones }: Pick<Catalogue, "stones">, keys: readonly string[]) {
  return keys.map((key) => {
    const stone = stones.find((each) => each.key === key);
    if (!stone)
      throw new Error(`There is no stone ${key} in content/stones; the content check has been skipped.`);
    return { title: stone.title, to: `/${stone.key}` satisfies SiteHref };
  });
}

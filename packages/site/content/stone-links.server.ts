import type { Catalogue } from "@stoneyard/catalogue/catalogue.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

/** The stones by their keys, each with its title and its address without language. */
export function stoneLinks({ stones }: Pick<Catalogue, "stones">, keys: readonly string[]) {
  return keys.map((key) => {
    const stone = stones.find((each) => each.key === key);
    if (!stone)
      throw new Error(`There is no stone ${key} in content/stones; the content check has been skipped.`);
    return { title: stone.title, to: `/${stone.key}` satisfies SiteHref };
  });
}

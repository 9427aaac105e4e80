import { PURPOSES, type Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { stonesFor } from "@stoneyard/catalogue/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { purposeHref } from "@stoneyard/site/content/purpose-href.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

/** A link to a use's page, with the number of stones that suit it or need care there, where there are any. */
type PurposeLink = { purpose: Purpose; title: string; to: SiteHref; count: number };

export async function purposeLinks(locale: Locale): Promise<PurposeLink[]> {
  const content = await catalogue();
  const all = PURPOSES.map((purpose) => ({
    purpose,
    title: content.suitability.uses[purpose].title[locale],
    to: purposeHref(purpose),
    count: stonesFor(purpose, content).length,
  }));
  return all.filter(({ count }) => count > 0);
}

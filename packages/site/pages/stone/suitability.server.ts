import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { PURPOSES, type Purpose, type Verdict } from "@stoneyard/catalogue/kinds/purpose.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { suitabilityOf } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { purposeHref } from "@stoneyard/site/content/hrefs.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";

/** One use of a stone with its verdict, in one language. */
export type UseView = {
  use: Purpose;
  title: string;
  to: SiteHref;
  verdict: Verdict;
  why: string;
  /** Of the stone's finishes those that fit, where that is not all. */
  finishes: Finish[];
};

/** Every use, in the order of the catalogue. */
export async function usesOf(stone: Stone, locale: Locale): Promise<UseView[]> {
  const content = await catalogue();
  return PURPOSES.map((use) => {
    const { verdict, why, finishes } = suitabilityOf(stone, use, content);
    const title = content.suitability.uses[use].title[locale];
    // That all of them fit goes without saying.
    const narrowed = finishes.length < stone.finishes.length ? finishes : [];
    return {
      use,
      title,
      to: purposeHref(use),
      verdict,
      why: plainIn(why, locale),
      finishes: narrowed,
    };
  });
}

/** A use as a sentence ends with it: "for a kitchen worktop". A comma before a following clause is left out. */
export async function forUse(use: Purpose, locale: Locale): Promise<string> {
  const { sentence, values } = (await catalogue()).facets.use;
  const { label, phrase = label } = values[use];
  const form = phrase[locale];
  const words = typeof form === "string" ? form : form.other;
  return sentence[locale].replace("{values}", words).replace(/,$/, "");
}

import type { CareGuide } from "@stoneyard/catalogue/kinds/care.ts";
import { PURPOSE_SLUGS, PURPOSES, type Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import type { SiteHref, SitePath } from "@stoneyard/site/i18n/site-href.ts";

/** The page that says what matters in a use and which stones suit it. */
export function purposeHref(purpose: Purpose): SitePath & SiteHref {
  return `/uses/${PURPOSE_SLUGS[purpose]}`;
}

export function purposeOfSlug(slug: string): Purpose | undefined {
  return PURPOSES.find((purpose) => PURPOSE_SLUGS[purpose] === slug);
}

/** The page of a care guide. */
export function careHref({ slug }: Pick<CareGuide, "slug">): SitePath & SiteHref {
  return `/care/${slug}`;
}

import type { CareGuide } from "@stoneyard/catalogue/kinds/care.ts";
import type { SiteHref, SitePath } from "@stoneyard/site/i18n/site-href.ts";

/** The page of a care guide. */
export function careHref({ slug }: Pick<CareGuide, "slug">): SitePath & SiteHref {
  return `/care/${slug}`;
}

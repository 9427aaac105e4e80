import type { SiteHref, SitePath } from "#app/i18n/site-href.ts";
import type { CareGuide } from "#catalogue/kinds/care.ts";

/** The page of a care guide. */
export function careHref({ slug }: Pick<CareGuide, "slug">): SitePath & SiteHref {
  return `/care/${slug}`;
}

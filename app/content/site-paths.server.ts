import { purposeHref } from "#app/content/purpose-href.ts";
import { LOCALES, localePath } from "#app/i18n/locale.ts";
import type { SiteHref, SitePath } from "#app/i18n/site-href.ts";
import { FAMILIES } from "#catalogue/kinds/family.ts";
import { PURPOSES } from "#catalogue/kinds/purpose.ts";
import { catalogue } from "./catalogue.server.ts";

/** The paths of all screens, without language, in the order of the sitemap. */
export async function sitePaths(): Promise<SitePath[]> {
  const { stones, accessories, rooms } = await catalogue();
  return [
    "/",
    "/about",
    "/contact",
    "/materials",
    "/stones",
    "/accessories",
    ...accessories.map((category) => `/accessories/${category.slug}` as const),
    "/interior-design",
    "/portfolio",
    "/models",
    "/gallery",
    "/privacy",
    ...FAMILIES.map((family) => `/${family}` as const),
    "/quartz/types",
    ...PURPOSES.map(purposeHref),
    ...stones.map((stone) => `/${stone.key}` as const),
    "/rooms",
    "/rooms/yours",
    ...rooms.map((room) => `/rooms/${room.slug}` as const),
  ];
}

/** The same in every language: what is built beside the paths that stand in the route table as they are. */
export async function localizedSitePaths(): Promise<string[]> {
  const paths = await sitePaths();
  return LOCALES.flatMap((locale) => paths.map((path) => localePath(locale, path)));
}

/**
 * A link that an owner wrote.
 * @throws where it leads to no page
 */
export async function checkedHref(written: string): Promise<SiteHref> {
  const [path = ""] = written.split(/[?#]/);
  if ((await sitePaths()).some((each) => each === path)) return written as SiteHref;
  throw new Error(`There is no page ${path}; content links to ${written}.`);
}

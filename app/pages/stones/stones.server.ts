import { catalogue } from "#app/content/catalogue.server.ts";
import { coverOf } from "#app/content/slabs.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { SiteHref } from "#app/i18n/site-href.ts";
import { smallestSource } from "#app/ui/picture.tsx";
import type { Stone } from "#catalogue/catalogue.ts";
import { luminance } from "#catalogue/colour.ts";
import type { FamilyKey } from "#catalogue/kinds/family.ts";
import type { CardView } from "./stone-card.tsx";

/** The listings of the catalogue, in their order. */
export type FamilyLink = { key: FamilyKey; title: string; to: SiteHref };

export async function familyLinks(locale: Locale): Promise<FamilyLink[]> {
  const { families } = await catalogue();
  return [...families.values()].map(({ key, title }) => ({ key, title: title[locale], to: `/${key}` }));
}

export async function cardView(stone: Stone): Promise<CardView> {
  return {
    key: stone.key,
    to: `/${stone.key}`,
    title: stone.title,
    colourGroup: stone.colourGroup,
    luminance: roundedLuminance(stone),
    picture: smallestSource(await coverOf(stone.key)),
  };
}

/** How light its ground is, as far as an order needs it. */
export function roundedLuminance({ colours }: Stone): number {
  return Math.round(luminance(colours.ground) * 1000) / 1000;
}

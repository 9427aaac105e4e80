import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { luminance } from "@stoneyard/catalogue/colour.ts";
import type { FamilyKey } from "@stoneyard/catalogue/kinds/family.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { coverOf } from "@stoneyard/site/content/slabs.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { smallestSource } from "@stoneyard/site/ui/picture.tsx";
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

import type { Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { partsOf } from "@stoneyard/catalogue/parts.ts";
import { fieldCm } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import { proseHtml } from "@stoneyard/site/content/prose.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import {
  type CardView,
  listedStone,
  listingFacets,
  withOffers,
} from "@stoneyard/site/pages/stones/stones.data.server.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { shownPart } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

export async function data({ locale, params }: ScreenArgs<"/:family">) {
  const { family, stones } = await familyOf(params.family);
  const next = await familyAfter(family);
  return {
    messages: await pageMessages(locale, "family", "stones", "listing"),
    title: family.title[locale],
    lead: family.lead[locale],
    description: plainIn(family.description, locale),
    preview: await previewOf(`stones/${family.key}/${family.cover}`),
    engineered: family.engineered,
    hasTypesAbove: await hasTypesAbove(family),
    coverView: family.coverView,
    fieldCm: fieldCm(family),
    family: family.key,
    stones: await withOffers(await Promise.all(stones.map(stoneView)), locale),
    facets: listingFacets(await catalogue(), stones, locale),
    ...(next && {
      next: {
        to: `/${next.family.key}` satisfies SiteHref,
        title: next.family.title[locale],
        count: next.stones.length,
        engineered: next.family.engineered,
        picture: await coverOf(`${next.family.key}/${next.family.cover}`),
      },
    }),
    ...(family.prose && { prose: await proseHtml(family.prose, locale) }),
  };
}

export type FamilyData = Awaited<ReturnType<typeof data>>;

/** One stone as a listing shows it, in one language. */
export type StoneView = Omit<CardView, "picture"> & {
  /** What stands for it: its slab, or a close view of that. */
  picture: PictureView;
  /** True width of the picture relative to the grid's widest tile; undefined without a scale. */
  share?: number;
};

/**
 * A family and its stones in the order of the catalogue.
 * @throws NoSuchPage where there is no such family
 */
export async function familyOf(key: string): Promise<{ family: Family; stones: Stone[] }> {
  const { families, stones } = await catalogue();
  const family = [...families.values()].find((one) => one.key === key);
  if (!family) throw new NoSuchPage(key);
  return { family, stones: stones.filter((stone) => stone.family === key) };
}

/** The next family, the first after the last; undefined when there is only one. */
export async function familyAfter({ key }: Family) {
  const keys = [...(await catalogue()).families.keys()];
  const next = keys[(keys.indexOf(key) + 1) % keys.length];
  return next && next !== key ? familyOf(next) : undefined;
}

/** With several engineered families the page that compares them stands above. */
export async function hasTypesAbove({ engineered }: Family): Promise<boolean> {
  return engineered && partsOf(await catalogue()).includes("quartzTypes");
}

export async function stoneView(stone: Stone): Promise<StoneView> {
  const { family } = await familyOf(stone.family);
  const picture = await coverOf(stone.key);
  const share = shareOf(picture, family);
  return { ...listedStone(stone), picture, ...(share && { share }) };
}

/** True width of a picture relative to the widest tile of its family's grid; undefined without a scale. */
export function shareOf(picture: PictureView, family: Family): number | undefined {
  const { mmPerPixel } = picture;
  return mmPerPixel && Math.round((shownPart(picture).width * mmPerPixel * 1000) / fieldCm(family)) / 10_000;
}

import type { Family, Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { ColourGroup } from "@stoneyard/catalogue/kinds/stone.ts";
import { partsOf } from "@stoneyard/catalogue/parts.ts";
import { fieldCm } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { roundedLuminance } from "@stoneyard/site/pages/stones/stones.server.ts";
import { NoSuchPage } from "@stoneyard/site/render/screen-data.ts";
import { shownPart } from "@stoneyard/site/ui/cropped-picture.tsx";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

/** One stone as a listing shows it, in one language. */
export type StoneView = {
  key: string;
  title: string;
  colourGroup: ColourGroup;
  luminance: number;
  to: SiteHref;
  /** What stands for it: its slab, or a close view of that. */
  picture: PictureView;
  /** True width of the picture relative to the grid's widest tile; undefined without a scale. */
  share?: number;
  /** Its price and stock in a line, where a listing shows them and they are known. */
  offer?: string[];
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
  return {
    key: stone.key,
    to: `/${stone.key}`,
    title: stone.title,
    colourGroup: stone.colourGroup,
    luminance: roundedLuminance(stone),
    picture,
    ...(share && { share }),
  };
}

/** True width of a picture relative to the widest tile of its family's grid; undefined without a scale. */
export function shareOf(picture: PictureView, family: Family): number | undefined {
  const { mmPerPixel } = picture;
  return mmPerPixel && Math.round((shownPart(picture).width * mmPerPixel * 1000) / fieldCm(family)) / 10_000;
}

import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { type NumberedSlab, picturesOfSlab, slabAt } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { slabPath } from "@stoneyard/catalogue/stones/slab-path.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { builtNames, decorativePicture } from "@stoneyard/site/content/picture.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { dayOf } from "@stoneyard/site/pages/stone/offer/offer.server.ts";
import { type DataOf, NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale, params }: ScreenArgs<"/slabs/:number">) {
  const { stones, families } = await catalogue();
  const found = slabAt(stones, params.number);
  const family = found && families.get(found.stone.family);
  if (!found || !family) throw new NoSuchPage(params.number);
  const { stone, slab } = found;
  const built = await builtNames();
  const [whole, ...further] = await Promise.all(
    picturesOfSlab(stone, slab).map((name) => (built.has(name) ? decorativePicture(name) : undefined)),
  );
  return {
    messages: await pageMessages(locale, "slab.label"),
    static: {
      messages: await pageMessages(locale, "slab", "stones.finishes", "offer", "stone.measures"),
      preview: await previewOf(`stones/${stone.key}`),
      offer: slabOffer(stone, slab, locale),
      stone: { title: stone.title, to: `/${stone.key}` satisfies SiteHref },
      family: { title: family.title[locale], to: `/${family.key}` satisfies SiteHref },
      whole,
      further: further.filter((picture) => picture !== undefined),
      faults: (slab.faults ?? []).map(({ note, ...fault }) => ({
        ...fault,
        ...(note && { note: plainIn(note, locale) }),
      })),
    },
  };
}

export type SlabData = DataOf<typeof data>;
export type SlabView = NonNullable<SlabData["static"]>;

/** A slab as it is offered, in one language. */
export function slabOffer(stone: Pick<Stone, "key" | "price">, slab: NumberedSlab, locale: Locale) {
  const { number, width, height, thickness, finish, block, state = "in-stock", until, faults } = slab;
  return {
    ...{ number, width, height, thickness, finish, block, state },
    /** The stone's key. */
    stone: stone.key,
    /** Address without language. */
    to: slabPath(slab),
    /** Of a square metre, whole dinars. */
    price: state === "sold" ? undefined : priceOf(stone, slab),
    /** The last day of a reservation, such as 2026-12-05, and in words. */
    ...(faults?.length && { faultCount: faults.length }),
    ...(until && { until: { day: until, words: dayOf(until, locale, "medium") } }),
  };
}
export type SlabOffer = ReturnType<typeof slabOffer>;

/** Its own price, or that of its stone where that is one for all, or for slabs as thick as this. */
function priceOf({ price }: Pick<Stone, "price">, slab: NumberedSlab): NumberedSlab["price"] {
  if (slab.price) return slab.price;
  if (!price || price.to !== undefined) return undefined;
  const isOfOthers = price.thickness !== undefined && price.thickness !== slab.thickness;
  return isOfOthers ? undefined : { perSquareMetre: price.from, vat: price.vat };
}

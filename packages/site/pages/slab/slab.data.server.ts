import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { picturesOfSlab, slabAt } from "@stoneyard/catalogue/stones/single-slabs.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { decorativePicture } from "@stoneyard/site/content/picture.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import { localePath } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { type DataOf, NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { slabOffer } from "./slab-offer.server.ts";

export async function data({ locale, params }: ScreenArgs<"/slabs/:number">) {
  const { stones, families } = await catalogue();
  const found = slabAt(stones, params.number);
  const family = found && families.get(found.stone.family);
  if (!found || !family) throw new NoSuchPage(params.number);
  const { stone, slab } = found;
  const [whole, ...further] = await Promise.all(picturesOfSlab(stone, slab).map(decorativePicture));
  return {
    messages: await pageMessages(locale, "slab", "stones.finishes"),
    preview: await previewOf(`stones/${stone.key}`),
    path: localePath(locale, `/slabs/${params.number}`),
    offer: slabOffer(stone, slab, locale),
    stone: { title: stone.title, to: `/${stone.key}` satisfies SiteHref },
    family: { title: family.title[locale], to: `/${family.key}` satisfies SiteHref },
    static: {
      messages: await pageMessages(locale, "offer"),
      whole,
      further,
      faults: (slab.faults ?? []).map(({ note, ...fault }) => ({
        ...fault,
        ...(note && { note: plainIn(note, locale) }),
      })),
    },
  };
}

export type SlabData = DataOf<typeof data>;

import { usualSlab } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { subjects } from "@stoneyard/site/choice/items.server.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { decorativePicture } from "@stoneyard/site/content/picture.server.ts";
import { visitRulesOf } from "@stoneyard/site/content/visit-rules.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { DataOf, ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { PIECE_MESSAGES } from "../measures/use-piece-words.ts";

export async function data({ locale }: ScreenArgs) {
  const { about, families, site, stones } = await catalogue();
  const stone = stones.find(({ key }) => key === about.slab);
  const family = stone && families.get(stone.family);
  if (!stone || !family) throw new Error(`There is no stone ${about.slab}; about.yaml names it.`);
  return {
    messages: await pageMessages(
      locale,
      "contact",
      "room-view",
      "measures.estimate",
      "measures.slabs",
      "offer.vat",
      "slab.ofStone",
      "slab.states",
      "list.slabGone",
      ...PIECE_MESSAGES,
    ),
    subjects: await subjects(locale),
    visitRules: visitRulesOf(site),
    static: {
      preview: await previewOf(`stones/${about.slab}`),
      picture: await decorativePicture(`stones/${about.slab}`),
      stone: stone.title,
      slab: { ...usualSlab(stone, family), thickness: Math.min(...stone.thicknesses) },
    },
  };
}

export type ContactData = DataOf<typeof data>;

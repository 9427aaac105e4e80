import { subjects } from "#app/choice/subjects.server.ts";
import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { decorativePicture } from "#app/content/picture.server.ts";
import { visitRulesOf } from "#app/content/visit-rules.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { usualSlab } from "#catalogue/slab-pictures.ts";
import { PIECE_MESSAGES } from "../measures/piece-messages.ts";

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
      "offer.vat",
      "slab.ofStone",
      ...PIECE_MESSAGES,
    ),
    preview: await previewOf(`stones/${about.slab}`),
    picture: await decorativePicture(`stones/${about.slab}`),
    stone: stone.title,
    slab: { ...usualSlab(stone, family), thickness: Math.min(...stone.thicknesses) },
    subjects: await subjects(locale),
    visitRules: visitRulesOf(site),
  };
}

export type ContactData = Awaited<ReturnType<typeof data>>;

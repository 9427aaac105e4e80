import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { firstCover, previewOf } from "#app/head/preview.server.ts";
import { categoryCards } from "#app/pages/accessories/accessories-block.server.ts";
import { purposeLinks } from "#app/pages/stones/purpose-links.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { wordsIn } from "#catalogue/words-in.ts";
import { familyCards } from "./materials-block.server.ts";

export async function data({ locale }: ScreenArgs) {
  const { stones, materials } = await catalogue();
  return {
    messages: await pageMessages(locale, "materials", "stones", "search", "accessories"),
    count: stones.length,
    preview: await previewOf(await firstCover()),
    families: await familyCards(locale),
    uses: await purposeLinks(locale),
    toOrder: materials.toOrder.map(({ title, description, ask }) => ({
      title: title[locale],
      description: wordsIn(description, locale),
      ask: ask[locale],
    })),
    categories: await categoryCards(locale),
  };
}

export type MaterialsData = Awaited<ReturnType<typeof data>>;

import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { firstCover, previewOf } from "@stoneyard/site/head/preview.server.ts";
import { categoryCards } from "@stoneyard/site/pages/accessories/accessories.server.ts";
import { purposeLinks } from "@stoneyard/site/pages/stones/stones.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
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

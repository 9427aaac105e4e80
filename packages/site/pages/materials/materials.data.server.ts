import type { Family } from "@stoneyard/catalogue/catalogue.ts";
import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { engineeredFamilies, partsOf } from "@stoneyard/catalogue/parts.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { coverOf } from "@stoneyard/site/content/picture.server.ts";
import { firstCover, previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { categoryCards } from "@stoneyard/site/pages/accessories/accessories.data.server.ts";
import { purposeLinks } from "@stoneyard/site/pages/stones/stones.data.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

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

/** The families of content/home.yaml in their order. Several engineered ones share the card "quartz", whose name is a message. */
export async function familyCards(locale: Locale) {
  const content = await catalogue();
  const hasTypes = partsOf(content).includes("quartzTypes");
  const countOf = (families: readonly Family[]) =>
    content.stones.filter(({ family }) => families.some(({ key }) => key === family)).length;
  return Promise.all(
    content.home.materials.flatMap((key) => {
      const family = content.families.get(key);
      if (!family) return [];
      const shared = hasTypes && family.engineered;
      return [
        coverOf(`${key}/${family.cover}`).then((picture) => ({
          key: shared ? ("quartz" as const) : key,
          title: family.title[locale],
          to: shared ? ("/quartz/types" as const) : (`/${key}` as const),
          count: countOf(shared ? engineeredFamilies(content) : [family]),
          engineered: family.engineered,
          picture,
        })),
      ];
    }),
  );
}

export type FamilyCard = Awaited<ReturnType<typeof familyCards>>[number];

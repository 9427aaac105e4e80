import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { pictureView } from "@stoneyard/site/content/picture.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import type { WaysToGet } from "./how-to-get.tsx";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "accessories"),
    categories: await categoryCards(locale),
    ways: await waysToGet(locale),
    preview: await previewOf(),
  };
}

export type AccessoriesData = Awaited<ReturnType<typeof data>>;

export type CategoryCard = Awaited<ReturnType<typeof categoryCards>>[number];

/** The categories of accessories in the owner's order, each by the first picture of its first model. */
export async function categoryCards(locale: Locale) {
  const { accessories } = await catalogue();
  return Promise.all(
    accessories.map(async (category) => {
      const picture = category.models[0]?.pictures[0];
      if (!picture) throw new Error(`The accessories ${category.slug} have no picture.`);
      return {
        slug: category.slug,
        title: category.title[locale],
        href: `/accessories/${category.slug}` satisfies SiteHref,
        picture: await pictureView(picture, locale),
        count: category.models.length,
        promoted: category.promoted,
      };
    }),
  );
}

/** Delivery and collection, as far as the owner says. */
export async function waysToGet(locale: Locale): Promise<WaysToGet> {
  const { pickUp, delivery } = (await catalogue()).site;
  return {
    pickUp: pickUp ? plainIn(pickUp, locale) : null,
    delivery: delivery ? plainIn(delivery, locale) : null,
  };
}

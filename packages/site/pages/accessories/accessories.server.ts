import { plainIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pictureView } from "@stoneyard/site/content/picture.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import type { WaysToGet } from "./how-to-get.tsx";

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

import { plainIn, wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { pictureView } from "@stoneyard/site/content/picture.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { SiteHref } from "@stoneyard/site/i18n/site-href.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { waysToGet } from "./accessories.data.server.ts";

export async function data({ locale, params }: ScreenArgs<"/accessories/:category">) {
  const { accessories } = await catalogue();
  const category = accessories.find(({ slug }) => slug === params.category);
  if (!category) throw new NoSuchPage(params.category);
  return {
    messages: await pageMessages(locale, "accessories", "lightbox"),
    slug: category.slug,
    title: category.title[locale],
    lead: plainIn(category.lead, locale),
    description: plainIn(category.description, locale),
    others: accessories
      .filter(({ slug }) => slug !== category.slug)
      .map(({ slug, title }) => ({ title: title[locale], to: `/accessories/${slug}` satisfies SiteHref })),
    ways: await waysToGet(locale),
    preview: await previewOf(category.models[0]?.pictures[0]?.picture),
    models: await Promise.all(
      category.models.map(async (model) => ({
        slug: model.slug,
        title: model.title[locale],
        description: model.description && wordsIn(model.description, locale),
        price: model.price,
        size: model.size,
        weight: model.weight,
        unit: model.unit && plainIn(model.unit, locale),
        pictures: await Promise.all(model.pictures.map((each) => pictureView(each, locale))),
      })),
    ),
  };
}

export type CategoryData = Awaited<ReturnType<typeof data>>;
export type ModelView = CategoryData["models"][number];

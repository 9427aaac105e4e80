import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { firstCover, previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { careGuide, careLinks } from "./care.data.server.ts";

export async function data({ locale, params }: ScreenArgs<"/care/:slug">) {
  const { kinds, finishes } = await careLinks(locale);
  return {
    messages: await pageMessages(locale, "care"),
    ...(await careGuide(params.slug, locale)),
    preview: await previewOf(await firstCover()),
    others: [...kinds, ...finishes].filter(({ slug }) => slug !== params.slug),
  };
}

export type GuideData = Awaited<ReturnType<typeof data>>;

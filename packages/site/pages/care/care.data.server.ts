import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { firstCover, previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { careLinks, careRules } from "./care.server.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "care"),
    preview: await previewOf(await firstCover()),
    guides: await careLinks(locale),
    ...(await careRules(locale)),
  };
}

export type CareData = Awaited<ReturnType<typeof data>>;

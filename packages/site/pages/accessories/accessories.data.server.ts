import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { categoryCards, waysToGet } from "./accessories.server.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "accessories"),
    categories: await categoryCards(locale),
    ways: await waysToGet(locale),
    preview: await previewOf(),
  };
}

export type AccessoriesData = Awaited<ReturnType<typeof data>>;

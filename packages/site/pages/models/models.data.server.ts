import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { finishViews, tableGroups } from "./models.server.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "models"),
    finishes: await finishViews(),
    groups: await tableGroups(locale),
    preview: await previewOf("tables/dining-round-130-nero-marquina"),
  };
}

export type ModelsData = Awaited<ReturnType<typeof data>>;

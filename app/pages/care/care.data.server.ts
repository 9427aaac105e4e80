import { pageMessages } from "#app/content/messages.server.ts";
import { firstCover, previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
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

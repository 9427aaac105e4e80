import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  return { messages: await pageMessages(locale, "not-found", "search"), preview: await previewOf() };
}

export type NotFoundData = Awaited<ReturnType<typeof data>>;

import { pageMessages } from "#app/content/messages.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  return { messages: await pageMessages(locale, "not-found", "search"), preview: await previewOf() };
}

export type NotFoundData = Awaited<ReturnType<typeof data>>;

import { pageMessages } from "#app/content/messages.server.ts";
import { firstSuggestions } from "#app/content/suggestions.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "measures", "stone", "offer.vat", "search"),
    first: await firstSuggestions(),
    preview: await previewOf(),
  };
}

export type MeasuresPageData = Awaited<ReturnType<typeof data>>;

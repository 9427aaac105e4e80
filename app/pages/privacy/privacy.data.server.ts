import { pageMessages } from "#app/content/messages.server.ts";
import { proseHtml } from "#app/content/prose.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "privacy"),
    preview: await previewOf(),
    html: await proseHtml("privacy", locale),
  };
}

export type PrivacyData = Awaited<ReturnType<typeof data>>;

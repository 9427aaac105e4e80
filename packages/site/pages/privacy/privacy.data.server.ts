import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { proseHtml } from "@stoneyard/site/content/prose.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

export async function data({ locale }: ScreenArgs) {
  return {
    messages: await pageMessages(locale, "privacy"),
    preview: await previewOf(),
    html: await proseHtml("privacy", locale),
  };
}

export type PrivacyData = Awaited<ReturnType<typeof data>>;

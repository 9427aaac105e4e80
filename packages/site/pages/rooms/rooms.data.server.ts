import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { roomsByKind } from "./rooms.server.ts";

export async function data({ locale }: ScreenArgs) {
  const groups = await roomsByKind(locale);
  const { stones } = await catalogue();
  return {
    messages: await pageMessages(locale, "rooms"),
    groups,
    count: stones.length,
    preview: await previewOf(),
  };
}

export type RoomsData = Awaited<ReturnType<typeof data>>;

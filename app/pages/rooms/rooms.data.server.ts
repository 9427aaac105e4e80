import { catalogue } from "#app/content/catalogue.server.ts";
import { pageMessages } from "#app/content/messages.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
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

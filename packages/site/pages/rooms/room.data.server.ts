import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { suggestionsFor } from "@stoneyard/site/content/suggestions.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { roomOf } from "./rooms.data.server.ts";

export async function data({ locale, params }: ScreenArgs<"/rooms/:slug">) {
  const room = await roomOf(params.slug, locale);
  return {
    messages: await pageMessages(locale, "rooms", "room-view", "search", "stones.verdicts"),
    room,
    suggestions: await suggestionsFor(room),
    preview: await previewOf(`rooms/${room.slug}`),
  };
}

export type RoomData = Awaited<ReturnType<typeof data>>;

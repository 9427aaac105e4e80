import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { roomChoices } from "@stoneyard/site/content/rooms.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { ScreenArgs } from "@stoneyard/site/render/screen-data.ts";
import { EXAMPLE_ROOM } from "./worked-example.ts";

export async function data({ locale }: ScreenArgs) {
  const example = (await roomChoices(locale)).find(({ slug }) => slug === EXAMPLE_ROOM);
  return {
    messages: await pageMessages(locale, "visitor-photo", "room-view", "search", "stones.verdicts"),
    preview: await previewOf(`rooms/${EXAMPLE_ROOM}`),
    example: example?.picture,
  };
}

export type VisitorPhotoData = Awaited<ReturnType<typeof data>>;

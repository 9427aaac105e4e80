import { pageMessages } from "#app/content/messages.server.ts";
import { roomChoices } from "#app/content/rooms.server.ts";
import { previewOf } from "#app/head/preview.server.ts";
import type { ScreenArgs } from "#app/render/screen-data.ts";
import { EXAMPLE_ROOM } from "./worked-example.ts";

export async function data({ locale }: ScreenArgs) {
  const example = (await roomChoices(locale)).find(({ slug }) => slug === EXAMPLE_ROOM);
  return {
    messages: await pageMessages(locale, "own-room", "room-view", "search"),
    preview: await previewOf(`rooms/${EXAMPLE_ROOM}`),
    example: example?.picture,
  };
}

export type OwnRoomData = Awaited<ReturnType<typeof data>>;

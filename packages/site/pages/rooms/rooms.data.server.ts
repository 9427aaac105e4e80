import type { RoomKind } from "@stoneyard/catalogue/kinds/room.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import { pageMessages } from "@stoneyard/site/content/messages.server.ts";
import { type RoomChoice, roomChoices } from "@stoneyard/site/content/rooms.server.ts";
import { previewOf } from "@stoneyard/site/head/preview.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { NoSuchPage, type ScreenArgs } from "@stoneyard/site/render/screen-data.ts";

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

/** Rooms of one kind. */
type RoomGroup = { kind: RoomKind; rooms: RoomChoice[] };

/** Rooms by their kind, in the order of the catalogue. */
export async function roomsByKind(locale: Locale): Promise<RoomGroup[]> {
  const groups: RoomGroup[] = [];
  for (const room of await roomChoices(locale)) {
    const last = groups.at(-1);
    if (last?.kind === room.kind) last.rooms.push(room);
    else groups.push({ kind: room.kind, rooms: [room] });
  }
  return groups;
}

/** A room by its slug. @throws NoSuchPage where there is none */
export async function roomOf(slug: string, locale: Locale): Promise<RoomChoice> {
  const room = (await roomChoices(locale)).find((one) => one.slug === slug);
  if (!room) throw new NoSuchPage(slug);
  return room;
}

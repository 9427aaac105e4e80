import { type RoomChoice, roomChoices } from "#app/content/rooms.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { NoSuchPage } from "#app/render/screen-data.ts";
import type { RoomKind } from "#catalogue/kinds/room.ts";

/** Rooms of one kind. */
export type RoomGroup = { kind: RoomKind; rooms: RoomChoice[] };

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

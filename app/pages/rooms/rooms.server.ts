import { type RoomChoice, roomChoices } from "#app/content/rooms.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { RoomKind } from "#catalogue/kinds/room.ts";

/** Rooms of one kind. */
export type InteriorGrid = { kind: RoomKind; rooms: RoomChoice[] };

/** Rooms by their kind, in the order of the catalogue. */
export async function roomWalls(locale: Locale): Promise<InteriorGrid[]> {
  const walls: InteriorGrid[] = [];
  for (const room of await roomChoices(locale)) {
    const last = walls.at(-1);
    if (last?.kind === room.kind) last.rooms.push(room);
    else walls.push({ kind: room.kind, rooms: [room] });
  }
  return walls;
}

/** A room by its slug. @throws a 404 where there is none */
export async function roomOf(slug: string | undefined, locale: Locale): Promise<RoomChoice> {
  const room = (await roomChoices(locale)).find((one) => one.slug === slug);
  if (!room) throw new Response("", { status: 404 });
  return room;
}

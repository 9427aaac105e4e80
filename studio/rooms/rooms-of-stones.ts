import type { Content } from "#catalogue/catalogue.ts";
import { roomFor, stoneEverywhere } from "#catalogue/rooms.ts";
import type { BakedShot } from "./shots.ts";

/** The still picture of each room with the stones that it opens with: rooms/<slug>. */
export function stillsOfRooms({ rooms }: Content): Map<string, BakedShot> {
  return new Map(
    rooms.map(({ slug, stones }) => [
      `rooms/${slug}`,
      { from: `rooms/views/${slug}`, stones: { ...stones } },
    ]),
  );
}

/** Seen only where a visitor's browser cannot draw the room itself. */
const STILL_WIDTH = 960;

/**
 * The kitchen and the bathroom of each stone whose family has no rooms of its own, and a small kitchen of each other stone:
 * rooms/<family>/<slug>-kitchen.
 */
export function roomsOfStones(content: Content): Map<string, BakedShot> {
  const wanted = new Map<string, BakedShot>();
  for (const stone of content.stones) {
    const familyRooms = content.families.get(stone.family)?.rooms;
    for (const kind of familyRooms ? (["kitchen"] as const) : (["kitchen", "bathroom"] as const)) {
      const room = roomFor(stone, kind, content);
      if (!room) continue;
      wanted.set(`rooms/${stone.key}-${kind}`, {
        from: `rooms/views/${room.slug}`,
        stones: { ...stoneEverywhere(room, stone.key) },
        ...(familyRooms && { width: STILL_WIDTH }),
      });
    }
  }
  return wanted;
}

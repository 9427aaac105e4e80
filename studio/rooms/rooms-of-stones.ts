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

const KINDS = ["kitchen", "bathroom"] as const;

/** The kitchen and the bathroom of each stone whose family has no rooms of its own: rooms/<family>/<slug>-kitchen. */
export function roomsOfStones(content: Content): Map<string, BakedShot> {
  const wanted = new Map<string, BakedShot>();
  for (const kind of KINDS) {
    for (const stone of content.stones) {
      const room = roomFor(stone, kind, content);
      if (!room || content.families.get(stone.family)?.rooms) continue;
      wanted.set(`rooms/${stone.key}-${kind}`, {
        from: `rooms/views/${room.slug}`,
        stones: { ...stoneEverywhere(room, stone.key) },
      });
    }
  }
  return wanted;
}

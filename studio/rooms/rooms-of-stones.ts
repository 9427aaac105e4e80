import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { roomFor, stillKinds, stillName, stoneEverywhere } from "@stoneyard/catalogue/stones/rooms.ts";
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

/** Where a family has rooms of its own besides, its stones' are kept smaller: they are 99. */
const STILL_WIDTH = 960;

/** Two rooms that each stone is good for: rooms/<family>/<slug>-kitchen. */
export function roomsOfStones(content: Content): Map<string, BakedShot> {
  const wanted = new Map<string, BakedShot>();
  for (const stone of content.stones) {
    const familyRooms = content.families.get(stone.family)?.rooms;
    for (const kind of stillKinds(stone, content)) {
      const room = roomFor(stone, kind, content);
      if (!room) continue;
      wanted.set(stillName(stone, kind), {
        from: `rooms/views/${room.slug}`,
        stones: { ...stoneEverywhere(room, stone.key) },
        ...(familyRooms && { width: STILL_WIDTH }),
      });
    }
  }
  return wanted;
}

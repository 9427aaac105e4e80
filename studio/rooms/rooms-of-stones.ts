import type { Content } from "#catalogue/catalogue.ts";
import { type BakedShot, isRoom, type Shots } from "./shots.ts";

const KINDS = ["kitchen", "bathroom"] as const;

/**
 * The kitchen and the bathroom of each stone whose family has no rooms of its own: rooms/<family>/<slug>-kitchen. Rooms
 * take turns down the index, so that stones beside one another stand in different rooms.
 */
export function roomsOfStones({ stones, families }: Content, shots: Shots): Map<string, BakedShot> {
  const listed = [...shots].filter(([, shot]) => isRoom(shot)).map(([name]) => name);
  const wanted = new Map<string, BakedShot>();
  for (const kind of KINDS) {
    const rooms = listed.filter((name) => name.startsWith(`rooms/views/${kind}-`)).sort();
    if (rooms.length === 0) continue;
    const bare = stones.filter((stone) => !families.get(stone.family)?.rooms);
    bare.forEach((stone, i) => {
      wanted.set(`rooms/${stone.key}-${kind}`, {
        from: rooms[i % rooms.length] as string,
        stones: { "*": stone.key },
      });
    });
  }
  return wanted;
}

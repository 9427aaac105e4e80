import { catalogue } from "#app/content/catalogue.server.ts";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import { slabViews } from "#app/content/slabs.server.ts";
import type { RoomsData } from "./rooms-data.ts";

/** Narrower than this a slab looks coarse on a worktop, px. */
const WIDE = 1200;

/** Every stone that can be laid. */
export async function roomsData(): Promise<RoomsData> {
  const { stones, families } = await catalogue();
  const choices = await Promise.all(
    stones.map(async (stone) => {
      const { slab } = await slabViews(stone);
      const sources = slab.srcSet.split(", ").map((source) => source.split(" ") as [string, string]);
      const narrow = sources[0]?.[0] ?? slab.src;
      const wide = sources.find(([, width]) => Number.parseInt(width, 10) >= WIDE)?.[0] ?? slab.src;
      const { width, height } = families.get(stone.family)?.slab ?? { width: 320, height: 200 };
      const size: [number, number] = slab.mmPerPixel
        ? [(slab.width * slab.mmPerPixel) / 1000, (slab.height * slab.mmPerPixel) / 1000]
        : [width / 100, height / 100];
      return [stone.key, { title: stone.title, narrow, wide, size }] as const;
    }),
  );
  return { stones: Object.fromEntries(choices) };
}

/** Of all that only the stones that a room opens with. */
export async function openingData(room: RoomChoice): Promise<RoomsData> {
  const { stones } = await roomsData();
  const shown = new Set(Object.values(room.stones));
  return { stones: Object.fromEntries(Object.entries(stones).filter(([key]) => shown.has(key))) };
}

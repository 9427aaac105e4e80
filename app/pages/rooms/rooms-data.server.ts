import { catalogue } from "#app/content/catalogue.server.ts";
import { laidSize } from "#app/content/laid-size.ts";
import type { RoomChoice } from "#app/content/rooms.server.ts";
import { slabViews } from "#app/content/slabs.server.ts";
import { usualSlab } from "#catalogue/slab-pictures.ts";
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
      const family = families.get(stone.family);
      if (!family) throw new Error(`There is no family ${stone.family}.`);
      const size = laidSize(slab, usualSlab(stone, family));
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

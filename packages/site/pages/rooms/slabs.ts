import { type LaidSlabs, SLAB_PIXELS } from "@stoneyard/room-view/drawing.ts";
import type { LaidStones } from "@stoneyard/site/choice/laid-stones.ts";
import type { RoomsData } from "./rooms-data.ts";

/** A canvas narrower than this, in device pixels, needs only the narrow picture. */
const NARROW = 900;

/** Slabs of the stones, in the width that the screen can show. */
export function slabsOf(stones: LaidStones, data: RoomsData): LaidSlabs {
  const narrow = Math.min(innerWidth * devicePixelRatio, SLAB_PIXELS.width) < NARROW;
  return Object.fromEntries(
    Object.entries(stones).flatMap(([surface, { stone, shift, turn, slab: number }]) => {
      const usual = data.stones[stone];
      if (!usual) return [];
      const { narrow: small, wide, size } = usual.others?.[number - 1] ?? usual;
      const bookmatched = !usual.engineered;
      return [[surface, { url: narrow ? small : wide, size, shift, turn, bookmatched }]];
    }),
  );
}

/** The same places on slabs of one other stone. */
export function slabsBeside(beside: string, stones: LaidStones, data: RoomsData): LaidSlabs {
  const all = Object.entries(stones).map(([surface, at]) => [surface, { ...at, stone: beside, slab: 0 }]);
  return slabsOf(Object.fromEntries(all), data);
}

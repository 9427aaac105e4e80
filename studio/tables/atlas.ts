import type { Cut } from "./table.ts";

/** Where a cut lies in the texture of its table: its upper left corner with the bleed around it, in pixels. */
export type Placed = Cut & { left: number; top: number; columns: number; rows: number };

export type Atlas = { width: number; height: number; cuts: Placed[] };

/** Around each cut the slab goes on for some pixels, so that neighbours do not shine through where a texture is small. */
export const BLEED = 8;

/**
 * Places the cuts of a table in one texture: the largest first, the others in rows below it.
 */
export function atlasOf(cuts: readonly Cut[]): Atlas {
  const sizes = cuts.map((cut) => ({
    ...cut,
    columns: Math.ceil(cut.width / cut.mmPerPixel) + 2 * BLEED,
    rows: Math.ceil(cut.height / cut.mmPerPixel) + 2 * BLEED,
  }));
  const width = Math.max(...sizes.map(({ columns }) => columns));
  const placed: Placed[] = [];
  let [left, top, deep] = [0, 0, 0];
  for (const size of sizes.toSorted((a, b) => b.rows - a.rows || (a.name < b.name ? -1 : 1))) {
    if (left + size.columns > width) [left, top, deep] = [0, top + deep, 0];
    placed.push({ ...size, left, top });
    left += size.columns;
    deep = Math.max(deep, size.rows);
  }
  return { width, height: top + deep, cuts: placed };
}

/** Where a place on a cut, in millimetres, lies in the texture, from 0 to 1. */
export function textureCoordinates(atlas: Atlas, name: string): (u: number, v: number) => [number, number] {
  const cut = atlas.cuts.find((each) => each.name === name);
  if (!cut) throw new Error(`There is no cut ${name} in the texture.`);
  return (u, v) => [
    (cut.left + BLEED + u / cut.mmPerPixel) / atlas.width,
    (cut.top + BLEED + v / cut.mmPerPixel) / atlas.height,
  ];
}

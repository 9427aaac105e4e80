import { catalogue } from "#app/content/catalogue.server.ts";
import { coverOf, slabViews } from "#app/content/slabs.server.ts";

/** A slab that can be laid: its picture, whole, in two widths, and its size in metres. */
export type StoneChoice = {
  title: string;
  narrow: string;
  wide: string;
  size: [number, number];
};

/** What the room view must know: slabs by family and slug of their stone, and stones to begin with. */
export type RoomsData = {
  stones: Record<string, StoneChoice>;
  /** Family and slug, and a small picture. */
  suggested: { stone: string; swatch: string }[];
};

const SUGGESTED = 8;

/** Narrower than this a slab looks coarse on a worktop, px. */
const WIDE = 1200;

/** /rooms.json: fetched when a visitor comes near a room. It says nothing that depends on a language. */
export async function loader() {
  const { stones, families, rooms } = await catalogue();
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
  // What rooms open with was chosen to look well in them.
  const chosen = new Set(rooms.flatMap((room) => Object.values(room.stones)));
  const suggested = await Promise.all(
    [...chosen].slice(0, SUGGESTED).map(async (stone) => {
      const cover = await coverOf(stone);
      return { stone, swatch: cover.srcSet.split(" ")[0] ?? cover.src };
    }),
  );
  const data: RoomsData = { stones: Object.fromEntries(choices), suggested };
  return Response.json(data);
}

import { besideFaults } from "./beside-faults.ts";
import { partCount } from "./joints.ts";
import type { Item, OpenSlab } from "./open-slab.ts";
import { restsOf } from "./rests.ts";
import { search } from "./search.ts";
import { type Layout, type Piece, type Placed, type Point, type Saw, type Size, usableOf } from "./shapes.ts";

/** How many times a piece is laid while layouts are tried: some 20 ms on a desktop for 60 pieces. */
const EFFORT = 20_000;

export type PackOptions = {
  effort?: number;
  /** Points of the first slab that pieces avoid where they can. */
  faults?: readonly Point[];
};

/**
 * Lays pieces on as few slabs of one size as it finds, so that guillotine cuts part them, with as large a rest in one piece
 * as it finds. The same input gives the same layout on every device.
 * @param slab with its raw edge
 * @throws RangeError where a piece is no rectangle or larger than a slab; ask `fits` first
 */
export function pack(
  pieces: readonly Piece[],
  slab: Size,
  saw: Saw,
  { effort = EFFORT, faults = [] }: PackOptions = {},
): Layout {
  if (pieces.length === 0) return { placed: [], slabs: 0, remainders: [] };
  for (const piece of pieces) {
    if (!fits(piece, slab, saw)) {
      const of = `${slab.width} × ${slab.height} mm with a margin of ${saw.margin} mm`;
      throw new RangeError(
        `A piece of ${piece.width} × ${piece.height} mm cannot be cut from a slab of ${of}.`,
      );
    }
  }
  // With the blade's width added to every piece and to the slab, pieces may touch.
  const items = pieces.map(
    ({ width, height, turns }, piece): Item => ({
      width: width + saw.kerf,
      height: height + saw.kerf,
      piece,
      turns: turns && width !== height,
    }),
  );
  const usable = usableOf(slab, saw);
  const room = {
    width: usable.width + saw.kerf,
    height: usable.height + saw.kerf,
    faults: faults.map(({ x, y }) => ({ x: x - saw.margin, y: y - saw.margin })),
    joints: jointsOf(pieces),
  };
  const slabs = search(items, room, effort);
  return layoutOf(slabs, slab, saw, faults);
}

/** The pieces of each joint, by their places. */
function jointsOf(pieces: readonly Piece[]): number[][] {
  const joined = [...pieces.keys()].filter((place) => pieces[place]?.joint !== undefined);
  return [...Map.groupBy(joined, (place) => pieces[place]?.joint).values()];
}

/** Whether a piece can be cut from a slab at all. */
export function fits(piece: Piece, slab: Size, saw: Saw): boolean {
  return partCount(piece, slab, saw) === 1;
}

function layoutOf(slabs: readonly OpenSlab[], slab: Size, saw: Saw, faults: readonly Point[]): Layout {
  const placed: Placed[] = [];
  for (const [on, { laid }] of slabs.entries()) {
    const pieces = laid.map(
      ({ piece, x, y, width, height, turned }): Placed => ({
        piece,
        slab: on,
        x: x + saw.margin,
        y: y + saw.margin,
        width: width - saw.kerf,
        height: height - saw.kerf,
        turned,
      }),
    );
    for (const one of on === 0 ? besideFaults(pieces, slab, faults) : pieces) placed[one.piece] = one;
  }
  const remainders = slabs.flatMap((_, on) => {
    const here = placed.filter((one) => one.slab === on);
    return (restsOf(here, slab, saw) ?? []).map((rest) => ({ ...rest, slab: on }));
  });
  return { placed, slabs: slabs.length, remainders };
}

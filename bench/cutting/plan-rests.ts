import { areaOf, KERF, type Piece, plansFor } from "#app/pages/stone/slab/cutting-plans.ts";
import { PURPOSES } from "#catalogue/kinds/purpose.ts";
import { readContent } from "#catalogue/read.ts";
import { pack } from "#cutting/pack.ts";
import { restsOf } from "#cutting/rests.ts";
import type { Size } from "#cutting/shapes.ts";

const { families } = await readContent("content");
const MM_PER_CM = 10;
/** What those plans leave between two pieces and of the raw edge at least. */
const SAW = { kerf: KERF * MM_PER_CM, margin: KERF * MM_PER_CM };

/** For each usual slab and each plan of it: the largest rest of the plan as it is arranged by hand, and packed. */
export function planRests(): string[][] {
  return [...families.values()].flatMap(({ slab }) => {
    return plansFor(PURPOSES, slab).map(({ name, pieces }) => [
      `${slab.width} × ${slab.height}`,
      name,
      ...restOf(pieces, slab),
    ]);
  });
}

function restOf(pieces: readonly Piece[], slab: Size): [arranged: string, packed: string] {
  const millimetres = pieces.map((piece) => ({ ...scaled(piece), turns: false }));
  const whole = { width: slab.width * MM_PER_CM, height: slab.height * MM_PER_CM };
  const packed = pack(millimetres, whole, SAW);
  return [
    squareMetres(restsOf(millimetres, whole, SAW)?.[0]),
    packed.slabs === 1 ? squareMetres(packed.remainders[0]) : `${packed.slabs} slabs`,
  ];
}

function scaled({ x, y, width, height }: Piece) {
  return { x: x * MM_PER_CM, y: y * MM_PER_CM, width: width * MM_PER_CM, height: height * MM_PER_CM };
}

function squareMetres(rest: Size | undefined): string {
  return (rest ? areaOf([rest]) / MM_PER_CM ** 2 : 0).toFixed(2);
}

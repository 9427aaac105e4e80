import { Random } from "./random.ts";

/** How many outlines there are, sides of each at most, and directions that chips lie in. */
export const OUTLINES = 128;
export const SIDES = 7;
export const TURNS = 256;

/**
 * Outlines of crushed stone: convex polygons of four to seven sides, the farthest corner at 1 from the middle. Each
 * side is a vector whose product with a place is 1 on the side.
 */
export function outlines(rounding: number, slenderness: number): Float32Array {
  const random = new Random(4177);
  const sides = new Float32Array(OUTLINES * SIDES * 2);
  for (let outline = 0; outline < OUTLINES; outline++) {
    const count = Math.min(SIDES, 4 + Math.floor(random.uniform() * 4) + (rounding > 0.3 ? 2 : 0));
    const flat = 1 + (slenderness - 1) * random.uniform() ** 1.6;
    const turned = random.uniform();
    const drawn: [number, number][] = [];
    for (let side = 0; side < count; side++) {
      const angle = ((side + turned + 0.62 * (random.uniform() - 0.5)) / count) * 2 * Math.PI;
      const near = 1 + (0.45 - 0.15 * rounding) * random.uniform();
      drawn.push([Math.cos(angle) * near, Math.sin(angle) * near * flat]);
    }
    const farthest = Math.max(...corners(drawn));
    for (const [side, [x, y]] of drawn.entries()) {
      sides[(outline * SIDES + side) * 2] = x * farthest;
      sides[(outline * SIDES + side) * 2 + 1] = y * farthest;
    }
  }
  return sides;
}

/** Distances of a polygon's corners from its middle. */
function corners(sides: readonly [number, number][]): number[] {
  return sides.map(([ax, ay], side) => {
    const [bx, by] = sides[(side + 1) % sides.length];
    const determinant = ax * by - ay * bx;
    return Math.hypot((by - ay) / determinant, (ax - bx) / determinant);
  });
}

/** Cosines and sines of the directions that chips lie in. */
export function turns(): Float32Array {
  const table = new Float32Array(TURNS * 2);
  for (let turn = 0; turn < TURNS; turn++) {
    table[turn * 2] = Math.cos((turn / TURNS) * 2 * Math.PI);
    table[turn * 2 + 1] = Math.sin((turn / TURNS) * 2 * Math.PI);
  }
  return table;
}

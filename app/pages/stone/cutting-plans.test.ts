import { expect, test } from "vitest";
import { USES } from "#catalogue/kinds/stone.ts";
import { areaOf, KERF, type Piece, plansFor } from "./cutting-plans.ts";

const slab = { width: 320, height: 200 };
const plans = plansFor(USES, slab);

/** Two pieces can be cut apart where a saw fits between them on one side. */
const apart = (one: Piece, other: Piece) =>
  one.x + one.width + KERF <= other.x ||
  other.x + other.width + KERF <= one.x ||
  one.y + one.height + KERF <= other.y ||
  other.y + other.height + KERF <= one.y;

test.each(plans.map((plan) => [plan.name, plan.pieces] as const))("%s fits on the slab", (_, pieces) => {
  for (const [index, piece] of pieces.entries()) {
    expect(piece.x).toBeGreaterThanOrEqual(KERF);
    expect(piece.y).toBeGreaterThanOrEqual(KERF);
    expect(piece.x + piece.width).toBeLessThanOrEqual(slab.width - KERF);
    expect(piece.y + piece.height).toBeLessThanOrEqual(slab.height - KERF);
    for (const other of pieces.slice(index + 1)) expect(apart(piece, other)).toBe(true);
  }
  expect(areaOf(pieces)).toBeLessThan(areaOf([slab]));
});

test("a stone gets only what it is good for, and what its slab has room for", () => {
  expect(plansFor(["bathroom", "wall"], slab).map((plan) => plan.name)).toEqual(["vanities"]);
  expect(plansFor(["facade"], slab)).toEqual([]);
  expect(plansFor(USES, { width: 260, height: 160 })).toEqual([]);
});

test("areas are square metres", () => {
  expect(areaOf([slab])).toBe(6.4);
});

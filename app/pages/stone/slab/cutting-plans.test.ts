import { expect, test } from "vitest";
import { USES } from "#catalogue/kinds/stone.ts";
import { areaOf, plansFor } from "./cutting-plans.ts";
import { isFree } from "./piece-moves.ts";

const slab = { width: 320, height: 200 };
const plans = plansFor(USES, slab);

test.each(plans.map((plan) => [plan.name, plan.pieces] as const))("%s fits on the slab", (_, pieces) => {
  for (const piece of pieces) {
    expect(
      isFree(
        piece,
        pieces.filter((other) => other !== piece),
        slab,
      ),
    ).toBe(true);
  }
  expect(areaOf(pieces)).toBeLessThan(areaOf([slab]));
});

test("a stone gets only what it is good for, and what its slab has room for", () => {
  expect(plansFor(["bathroom", "wall"], slab).map((plan) => plan.name)).toEqual(["vanities", "panels"]);
  expect(plansFor(["facade"], slab)).toEqual([]);
  expect(plansFor(USES, { width: 260, height: 160 })).toEqual([]);
});

test("areas are square metres", () => {
  expect(areaOf([slab])).toBe(6.4);
});

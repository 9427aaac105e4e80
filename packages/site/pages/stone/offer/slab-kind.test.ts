import { expect, test } from "vitest";
import { kindsOf, placeOfKind, slabKindKey } from "./slab-kind.ts";

test("each kind of slab has its place: any thickness or one, with every choice of the stone's finishes", () => {
  const stone = { thicknesses: [2, 3], finishes: ["polished", "honed", "flamed"] as const };
  const kinds = kindsOf(stone);
  expect(kinds).toHaveLength(3 * 8);
  expect(kinds[0]).toEqual({ thicknesses: [], finishes: [] });
  for (const { thicknesses, finishes } of kinds) {
    const looked = slabKindKey({ thickness: thicknesses[0], finishes: finishes.toReversed() });
    expect(kinds[placeOfKind(looked, stone)]).toEqual({ thicknesses, finishes });
  }
  expect(new Set(kinds.map(({ thicknesses, finishes }) => `${thicknesses} ${finishes}`))).toHaveProperty(
    "size",
    3 * 7,
  );
  expect(kinds[placeOfKind("2,polished,honed,flamed", stone)]).toEqual({ thicknesses: [2], finishes: [] });
  // What the stone does not come in is left out of the choice.
  expect(kinds[placeOfKind("3,brushed,flamed,polished", stone)]).toEqual({
    thicknesses: [3],
    finishes: ["polished", "flamed"],
  });
  expect([placeOfKind("", stone), placeOfKind("5,brushed", stone)]).toEqual([0, 0]);
});

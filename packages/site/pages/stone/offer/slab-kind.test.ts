import type { FacetedStone, Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { expect, test } from "vitest";
import { kindsOf, placeOfKind, slabKindOf } from "./slab-kind.ts";

const facets = (use: string[]) =>
  ({ key: "a", values: { use }, care: [], slabs: [] }) as unknown as FacetedStone;

test("of a stone slabs are looked for that suit a chosen use it is advised for, unless a finish is chosen", () => {
  const suiting = { floor: ["polished", "honed"], outdoor: ["flamed"], pool: ["flamed", "tumbled"] };
  const looked = (selection: Selection, use = ["floor", "outdoor"]) =>
    slabKindOf(facets(use), selection, suiting);
  expect(looked({})).toBe("");
  expect(looked({ use: ["outdoor"] })).toBe(",flamed");
  expect(looked({ use: ["outdoor", "floor"], thickness: ["3"] })).toBe("3,flamed,polished,honed");
  expect(looked({ use: ["outdoor", "pool"] })).toBe(",flamed");
  expect(looked({ use: ["pool"] })).toBe("");
  expect(looked({ use: ["outdoor"], finish: ["honed"] })).toBe(",honed");
  // Of several thicknesses each may be wanted.
  expect(looked({ thickness: ["2", "3"] })).toBe("");
});

test("each kind of slab has its place: any thickness or one, with every choice of the stone's finishes", () => {
  const stone = { thicknesses: [2, 3], finishes: ["polished", "honed", "flamed"] as const };
  const kinds = kindsOf(stone);
  expect(kinds).toHaveLength(3 * 8);
  expect(kinds[0]).toEqual({ thicknesses: [], finishes: [] });
  for (const { thicknesses, finishes } of kinds) {
    const looked = [thicknesses[0], ...finishes.toReversed()].join();
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

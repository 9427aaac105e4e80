import { FACETS, type FacetedStone, type Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import { expect, test } from "vitest";
import { nearestStones, relaxations } from "./relax.ts";
import { chosenStones, isChosen, needsCare, valuesNotIn } from "./selection.ts";

/** A stone with these values, and nothing else known of it. */
function stone(key: string, values: Selection, care: string[] = []): FacetedStone {
  const all = FACETS.map((facet) => [facet, values[facet] ?? []]);
  return { key, values: Object.fromEntries(all), care, slabs: [] };
}
const ASKED: Selection = { use: ["floor"], colour: ["black"], origin: ["IT"] };
const STONES = [
  stone("none", {}),
  stone("all-but-use", { colour: ["black"], origin: ["IT"] }),
  stone("all-but-origin", { use: ["floor"], colour: ["black"] }),
  stone("all-but-colour", { use: ["floor"], origin: ["IT"] }),
  stone("use-alone", { use: ["floor"] }),
];

test("near is what meets some of what was asked, what weighs least being missed first", () => {
  const near = nearestStones(STONES, ASKED, 9);
  expect(near.map(({ stone, missed }) => [stone.key, missed])).toEqual([
    ["all-but-origin", ["origin"]],
    ["all-but-colour", ["colour"]],
    ["use-alone", expect.arrayContaining(["colour", "origin"])],
    ["all-but-use", ["use"]],
  ]);
  expect(nearestStones(STONES, ASKED, 2)).toHaveLength(2);
  expect(nearestStones([stone("fits", ASKED)], ASKED, 2)).toEqual([]);
});

test("of stones that miss the same, those come first that are most like what they miss", () => {
  const [hard, soft] = [{ acid: ["resistant"] }, { acid: ["sensitive"] }];
  const stones = [
    stone("quartz", { colour: ["grey"], family: ["sm-quartz"], ...hard }),
    stone("agglomerate", { colour: ["grey"], family: ["sm-marble"], ...soft }),
    stone("marble", { colour: ["white"], family: ["marble"], ...soft }),
  ];
  const near = nearestStones(stones, { colour: ["grey"], family: ["marble"] }, 9);
  expect(near.map(({ stone }) => stone.key)).toEqual(["agglomerate", "quartz", "marble"]);
});

test("the fewest wishes are given up, the lightest first, and none where something is left", () => {
  expect(relaxations(STONES, ASKED).map(({ dropped, count }) => [dropped, count])).toEqual([
    [["origin"], 1],
    [["colour"], 1],
    [["use"], 1],
  ]);
  expect(relaxations([...STONES, stone("fits", ASKED)], ASKED)).toEqual([]);
  expect(relaxations([], ASKED)).toEqual([]);
});

test("what is chosen is told by what is left out where that is half as much at most", () => {
  const all = ["a", "b", "c", "d", "e", "f", "g"];
  const told = [4, 6, 7].map((count) => valuesNotIn("colour", all.slice(0, 4), all.slice(0, count)));
  expect(told).toEqual([[], ["e", "f"], []]);
  expect(valuesNotIn("colour", all.slice(0, 3), all.slice(0, 4))).toEqual([]);
  expect(valuesNotIn("finish", all.slice(0, 4), all.slice(0, 6))).toEqual([]);
});

test("every facet must be met, by any of its values", () => {
  expect(
    isChosen(stone("x", { use: ["wall"], colour: ["black"] }), { use: ["floor", "wall"], colour: ["black"] }),
  ).toBe(true);
  expect(isChosen(stone("x", { use: ["wall"] }), { use: ["floor", "wall"], colour: ["black"] })).toBe(false);
});

test("what suits every use that was asked for comes first, what needs care in each comes last", () => {
  const uses = { use: ["floor", "wall"] };
  const stones = [
    stone("careful", uses, ["floor", "wall"]),
    stone("one", { use: ["wall"] }),
    stone("half", uses, ["floor"]),
    stone("both", uses),
  ] as FacetedStone[];
  expect(stones.map((one) => needsCare(one, uses))).toEqual([true, false, false, false]);
  expect(chosenStones(stones, uses).map(({ key }) => key)).toEqual(["both", "half", "one", "careful"]);
  expect(needsCare(stone("x", {}, ["floor"]), uses)).toBe(false);
});

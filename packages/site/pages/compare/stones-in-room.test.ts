import { expect, test } from "vitest";
import type { CompareData, ComparedRoom, ComparedStone } from "./compare.json.server.ts";
import { stonesInRoom } from "./use-room-pictures.ts";

/** A stone with its verdicts on worktop, wall and floor. */
function stone(...verdicts: ComparedStone["uses"][number][0][]): ComparedStone {
  return {
    title: "",
    family: "",
    rock: "",
    pattern: "plain",
    slab: [320, 200],
    picture: { src: "", srcSet: "", width: 1600, height: 1000, alt: "", made: "studio" },
    thicknesses: [2],
    finishes: ["polished"],
    acid: "resistant",
    frost: "resistant",
    uses: verdicts.map((verdict) => [verdict, 0, []]),
  };
}

const DATA: CompareData = {
  stones: {
    "granit/good": stone("well", "well", "well"),
    "marble/wall": stone("not-advised", "well", "not-advised"),
    "onyx/top": stone("care", "not-advised", "not-advised"),
  },
  uses: (["worktop", "wall", "floor"] as const).map((key) => ({ key, title: key })),
  reasons: [""],
};
const KITCHEN: ComparedRoom = {
  title: "",
  picture: "",
  layers: "",
  surfaces: {
    worktop: { use: "worktop", opens: "own/top" },
    splashback: { use: "wall", opens: "own/wall" },
    floor: { use: "floor", opens: "own/floor" },
  },
};
const laid = (key: string, use: "worktop" | "wall" | "floor") => stonesInRoom(key, use, KITCHEN, DATA);

test("a stone lies where it is asked for and wherever else it is good, but not on the floor", () => {
  expect(laid("granit/good", "worktop")).toEqual({
    worktop: "granit/good",
    splashback: "granit/good",
    floor: "own/floor",
  });
});

test("a surface that a stone is not good for keeps the room's own", () => {
  expect(laid("onyx/top", "worktop")).toEqual({
    worktop: "onyx/top",
    splashback: "own/wall",
    floor: "own/floor",
  });
  expect(laid("marble/wall", "wall")).toEqual({
    worktop: "own/top",
    splashback: "marble/wall",
    floor: "own/floor",
  });
});

test("asked for the floor it lies on the floor alone", () => {
  expect(laid("granit/good", "floor")).toEqual({
    worktop: "own/top",
    splashback: "own/wall",
    floor: "granit/good",
  });
});

test("a stone that is not advised for the use asked is not shown, nor one that is not there", () => {
  expect(laid("marble/wall", "worktop")).toBeUndefined();
  expect(laid("marble/atlantis", "worktop")).toBeUndefined();
});

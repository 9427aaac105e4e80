import { expect, test } from "vitest";
import { coloursOf, type GridStone, sorted } from "./grid-order.ts";

const stones: GridStone[] = [
  { title: "Žuti", colourGroup: "yellow", luminance: 0.6 },
  { title: "Crni", colourGroup: "black", luminance: 0.01 },
  { title: "Beli", colourGroup: "white", luminance: 0.9 },
  { title: "Čađavi", colourGroup: "black", luminance: 0.02 },
];
const titles = (tiles: readonly GridStone[]) => tiles.map((stone) => stone.title);

test("only colours that are there are counted", () => {
  expect(coloursOf(stones)).toEqual([
    { colour: "yellow", count: 1 },
    { colour: "black", count: 2 },
    { colour: "white", count: 1 },
  ]);
});

test("each order holds", () => {
  const locale = "sr-Latn-RS";
  expect(titles(sorted(stones, "listed", locale))).toEqual(titles(stones));
  expect(titles(sorted(stones, "light", locale))).toEqual(["Beli", "Žuti", "Čađavi", "Crni"]);
  expect(titles(sorted(stones, "name", locale))).toEqual(["Beli", "Crni", "Čađavi", "Žuti"]);
});

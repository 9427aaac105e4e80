import { expect, test } from "vitest";
import { arranged, coloursOf, type GridStone, places } from "./grid-layout.ts";

const stones: GridStone[] = [
  { title: "Žuti", colourGroup: "yellow", luminance: 0.6 },
  { title: "Crni", colourGroup: "black", luminance: 0.01 },
  { title: "Beli", colourGroup: "white", luminance: 0.9 },
  { title: "Čađavi", colourGroup: "black", luminance: 0.02 },
];
const titles = (tiles: GridStone[]) => tiles.map((stone) => stone.title);

test("only colours that are there are counted", () => {
  expect(coloursOf(stones)).toEqual([
    { colour: "yellow", count: 1 },
    { colour: "black", count: 2 },
    { colour: "white", count: 1 },
  ]);
});

test("a colour picks its stones, and each order holds", () => {
  const choice = { colour: undefined, locale: "sr-Latn-RS" } as const;
  expect(titles(arranged(stones, { ...choice, sort: "listed" }))).toEqual(titles(stones));
  expect(titles(arranged(stones, { ...choice, sort: "light" }))).toEqual(["Beli", "Žuti", "Čađavi", "Crni"]);
  expect(titles(arranged(stones, { ...choice, sort: "name" }))).toEqual(["Beli", "Crni", "Čađavi", "Žuti"]);
  expect(titles(arranged(stones, { ...choice, colour: "black", sort: "light" }))).toEqual(["Čađavi", "Crni"]);
});

test("every full row has one tile of each form", () => {
  const tiles = places(48);
  for (let start = 0; start < 48; start += 3) {
    const row = tiles.slice(start, start + 3);
    expect(row.map((place) => place.form).toSorted()).toEqual(["a", "b", "c"]);
    expect(new Set(row.map((place) => place.row)).size).toBe(1);
    expect(row.map((place) => place.first)).toEqual([true, false, false]);
  }
});

test("a row that is not full begins with a whole slab and differs from the row above", () => {
  for (const count of [1, 2, 4, 5, 7, 8, 10, 11, 13]) {
    const tiles = places(count);
    const last = tiles.findLastIndex((place) => place.first);
    expect(tiles[last]?.form).toBe("a");
    expect(tiles[last]?.row).not.toBe(tiles[last - 1]?.row);
  }
});

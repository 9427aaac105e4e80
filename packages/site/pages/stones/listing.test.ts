import { expect, test } from "vitest";
import { type SortableStone, sorted, sortFor } from "./listing.ts";

const stones: SortableStone[] = [
  { title: "Žuti", luminance: 0.6 },
  { title: "Crni", luminance: 0.01 },
  { title: "Beli", luminance: 0.9 },
  { title: "Čađavi", luminance: 0.02 },
];
const titles = (tiles: readonly SortableStone[]) => tiles.map((stone) => stone.title);

test("each order holds", () => {
  const locale = "sr-Latn-RS";
  expect(titles(sorted(stones, "listed", locale))).toEqual(titles(stones));
  expect(titles(sorted(stones, "light", locale))).toEqual(["Beli", "Žuti", "Čađavi", "Crni"]);
  expect(titles(sorted(stones, "dark", locale))).toEqual(["Crni", "Čađavi", "Žuti", "Beli"]);
  expect(titles(sorted(stones, "name", locale))).toEqual(["Beli", "Crni", "Čađavi", "Žuti"]);
});

test("what is asked for of light or dark comes first, unless another order is asked for", () => {
  expect(sortFor("listed", { lightness: ["dark"] })).toBe("dark");
  expect(sortFor("listed", { lightness: ["light"], use: ["floor"] })).toBe("light");
  expect(sortFor("listed", { lightness: ["medium"] })).toBe("listed");
  expect(sortFor("listed", { lightness: ["light", "dark"] })).toBe("listed");
  expect(sortFor("name", { lightness: ["dark"] })).toBe("name");
  expect(sortFor("listed", {})).toBe("listed");
});

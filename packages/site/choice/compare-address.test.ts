import { expect, test } from "vitest";
import { compareAddress, readStones } from "./compare-address.ts";

const ALL = [
  "marble/botticino",
  "marble/carrara",
  "granit/magma",
  "onyx/green",
  "sm-marble/botticino",
  "sm-marble/beige",
];
const read = (address: string) => readStones(new URLSearchParams(address.split("?")[1]).get("stones"), ALL);

test("an address names stones as shortly as they can be told apart", () => {
  const address = compareAddress(["sm-marble/botticino", "marble/botticino", "granit/magma"], ALL, "stairs");
  expect(address).toBe("/compare?stones=sm-marble/botticino,botticino,magma&use=stairs");
  expect(read(address).stones).toEqual(["sm-marble/botticino", "marble/botticino", "granit/magma"]);
});

test("what names no stone is told, what is too much is left out, nothing comes twice", () => {
  expect(read("/compare?stones=carrara,atlantis,carrara,,magma")).toEqual({
    stones: ["marble/carrara", "granit/magma"],
    unknown: ["atlantis"],
    left: [],
  });
  expect(readStones("carrara,magma,green,beige,botticino", ALL)).toMatchObject({
    stones: ["marble/carrara", "granit/magma", "onyx/green", "sm-marble/beige"],
    left: ["marble/botticino"],
  });
  expect(readStones(null, ALL)).toEqual({ stones: [], unknown: [], left: [] });
});

import { expect, test } from "vitest";
import { hangings } from "./hanging.ts";

const round = [{ diameter: 80 }];
const long = [{ length: 220, width: 100 }];
const pair = [{ diameter: 80 }, { diameter: 60 }];

test("a long table has the wall to itself, the others hang two by two", () => {
  expect(hangings([round, long, round, round, pair])).toEqual([
    "left",
    "wide",
    "pair-first",
    "pair-second",
    "right",
  ]);
  expect(hangings([round, round, round, long, round])).toEqual([
    "left",
    "pair-first",
    "pair-second",
    "wide",
    "right",
  ]);
});

test("two tops are never long, and a last one hangs on the right", () => {
  expect(hangings([pair, pair])).toEqual(["left", "right"]);
});

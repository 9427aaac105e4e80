import { expect, test } from "vitest";
import { cardLayouts } from "./card-layout.ts";

const round = [{ diameter: 80 }];
const long = [{ length: 220, width: 100 }];
const pair = [{ diameter: 80 }, { diameter: 60 }];

test("a long table has the row to itself, the others stand two by two", () => {
  expect(cardLayouts([round, long, round, round, pair])).toEqual([
    "left",
    "wide",
    "pairFirst",
    "pairSecond",
    "right",
  ]);
  expect(cardLayouts([round, round, round, long, round])).toEqual([
    "left",
    "pairFirst",
    "pairSecond",
    "wide",
    "right",
  ]);
});

test("two tops are never long, and a last one stands on the right", () => {
  expect(cardLayouts([pair, pair])).toEqual(["left", "right"]);
});

import { expect, test } from "vitest";
import { estimateOf } from "./estimate.ts";

const TOTALS = { area: 2.488, cutOutArea: 0.65, polished: 3.02, cutOuts: 2 };
const STONE = { amount: 20_000, hasDearer: false, vat: "included", thickness: undefined } as const;
const WORK = { polishedEdge: 2400, cutOut: 9600, vat: "included" } as const;

test("an estimate is its lines, as a visitor reckons them", () => {
  expect(estimateOf(TOTALS, STONE, WORK)).toEqual({
    lines: [
      { of: "area", amount: 2.49, price: 20_000, sum: 49_800 },
      { of: "polished", amount: 3.02, price: 2400, sum: 7248 },
      { of: "cutOuts", amount: 2, price: 9600, sum: 19_200 },
    ],
    total: 76_248,
    vat: "included",
  });
});

test("what is not there costs nothing and has no line", () => {
  const plain = { area: 1, cutOutArea: 0, polished: 0, cutOuts: 0 };
  expect(estimateOf(plain, STONE, WORK)?.lines).toEqual([
    { of: "area", amount: 1, price: 20_000, sum: 20_000 },
  ]);
});

test("without every price, or where they do not go together, there is none", () => {
  expect(estimateOf(TOTALS, undefined, WORK)).toBeUndefined();
  expect(estimateOf(TOTALS, STONE, undefined)).toBeUndefined();
  expect(estimateOf(TOTALS, { ...STONE, vat: "excluded" }, WORK)).toBeUndefined();
  expect(estimateOf(TOTALS, { ...STONE, hasDearer: true }, WORK)).toBeUndefined();
});

import { expect, test } from "vitest";
import { readAmount } from "./cells.ts";

test("an amount may have its unit behind it", () => {
  for (const cell of ["14.000,00 rsd", "14000RSD", "14 000 din. "])
    expect(readAmount(cell, 1)).toEqual({ value: 14000 });
  expect(readAmount("0 rsd", 1)).toMatchObject({ word: "notWhole" });
});

test("a cell of endless spaces is read in linear time", { timeout: 2000 }, () => {
  const cell = `1${" ".repeat(1_000_000)}x`;
  expect(readAmount(cell, 1)).toMatchObject({ word: "noNumber" });
});

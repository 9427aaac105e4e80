import { expect, test } from "vitest";
import { numberIn, phoneIn, priceIn, sizeIn, timeIn } from "./typed-values.ts";

test("only prices have thousands set apart", () => {
  expect(["20.400", "20 400", "20400,00", "20.400 din.", "1.234.500 RSD"].map(priceIn)).toEqual([
    20400, 20400, 20400, 20400, 1234500,
  ]);
  expect(["0.625", "0,625", "1.234", " 12 "].map(numberIn)).toEqual([0.625, 0.625, 1.234, 12]);
  expect(["about 20", "", "12 cm"].map(numberIn)).toEqual(["about 20", "", "12 cm"]);
  expect(priceIn("about 20")).toBe("about 20");
});

test("a price with its thousands behind a comma is left to the checker", () => {
  const written = ["20,000", "14,000 RSD", " 1,500 din.", "1,234,500"];
  expect(written.map(priceIn)).toEqual(written);
  expect(["20400,000", "20.400,000", "14,5", "140,00"].map(priceIn)).toEqual([20400, 20400, 14.5, 140]);
});

test("a size that can be read in two ways is left to the checker", () => {
  expect(["1.500", "12,500", "1.5", "0,500", "1500"].map(sizeIn)).toEqual([
    "1.500",
    "12,500",
    1.5,
    0.5,
    1500,
  ]);
});

test("a time is understood as it is written every day", () => {
  expect(["8", "08", "8:30", "8.30", "16h", "09:00"].map(timeIn)).toEqual([
    "08:00",
    "08:00",
    "08:30",
    "08:30",
    "16:00",
    "09:00",
  ]);
  expect(["noon", "8:3", ""].map(timeIn)).toEqual(["noon", "8:3", ""]);
});

test("a telephone number is understood as it is written on a card", () => {
  const written = ["+381 64 123-45-67", "00381641234567", "+381 (64) 123/4567", "064 123 45 67"];
  expect(written.map(phoneIn)).toEqual(["+381641234567", "+381641234567", "+381641234567", "0641234567"]);
  expect(["by e-mail", ""].map(phoneIn)).toEqual(["by e-mail", ""]);
});

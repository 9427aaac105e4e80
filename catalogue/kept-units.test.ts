import { expect, test } from "vitest";
import { keepUnits } from "./kept-units.ts";

const _ = "\u00a0";

test.each([
  ["The treads are 3 cm thick.", `The treads are 3${_}cm thick.`],
  ["Sloj od 6 do 12 mm, 2 do 3 cm.", `Sloj od 6 do 12${_}mm, 2 do 3${_}cm.`],
  ["{width} × {height} cm, {value} kg/m³", `{width} × {height}${_}cm, {value}${_}kg/m³`],
  ["2 m² and 15 MB", `2${_}m² and 15${_}MB`],
])("keeps numbers and units together: %s", (text, kept) => {
  expect(keepUnits(text)).toBe(kept);
});

test.each(["Five m of it", "3 meters", "7 granites", "{count} more", "12 mpeg"])(
  "changes nothing else: %s",
  (text) => {
    expect(keepUnits(text)).toBe(text);
  },
);

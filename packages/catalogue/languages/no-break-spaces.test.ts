import { expect, test } from "vitest";
import { withNoBreakSpaces } from "./no-break-spaces.ts";

const _ = "\u00a0";

test.each([
  ["The treads are 3 cm thick.", `The treads are 3${_}cm thick.`],
  ["Sloj od 6 do 12 mm, 2 do 3 cm.", `Sloj od 6 do 12${_}mm, 2 do 3${_}cm.`],
  ["{width} × {height} cm, {value} kg/m³", `{width}${_}×${_}{height}${_}cm, {value}${_}kg/m³`],
  ["2 m² and 15 MB", `2${_}m² and 15${_}MB`],
  ["Helper pair, Ø 80 cm and Ø {size} cm", `Helper pair, Ø${_}80${_}cm and Ø${_}{size}${_}cm`],
  ["EN 15285 i EN 15388", `EN${_}15285 i EN${_}15388`],
  ["120 × 60 × 45 cm", `120${_}×${_}60${_}×${_}45${_}cm`],
])("keeps measures together: %s", (text, kept) => {
  expect(withNoBreakSpaces(text)).toBe(kept);
});

test.each(["Five m of it", "3 meters", "7 granites", "{count} more", "12 mpeg", "2 × Worktop", "width × 2"])(
  "changes nothing else: %s",
  (text) => {
    expect(withNoBreakSpaces(text)).toBe(text);
  },
);

import { expect, test } from "vitest";
import { tableStanding } from "./table-standing.ts";

test("a single top stands in the middle", () => {
  expect(tableStanding([{ length: 120, width: 60 }])).toEqual([
    { x: 0, z: 0, length: 120, width: 60, round: false },
  ]);
});

test("two tops stand six centimetres apart around the middle, their fronts in line", () => {
  const [large, small] = tableStanding([{ diameter: 80 }, { diameter: 60 }]);
  expect(large).toMatchObject({ x: -33, z: 0, round: true });
  expect(small).toMatchObject({ x: 43, z: 10 });
});

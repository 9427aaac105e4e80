import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { expect, test } from "vitest";
import { tableMeasures } from "./table-measures.ts";

const _ = "\u00a0";
const front = { x: 1, z: 1 } as const;
const back = { x: -1, z: -1 } as const;

test("a rectangle is measured along, across and in height", () => {
  const lines = tableMeasures(tableStanding([{ length: 220, width: 100 }]), 77)(front);
  expect(lines.map(({ text }) => text)).toEqual([`220${_}cm`, `100${_}cm`, `77${_}cm`]);
  for (const { from, to, text } of lines) {
    const metres = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    expect(metres).toBeCloseTo(Number.parseInt(text, 10) / 100, 6);
  }
});

test("each of two round tops shows its diameter, and the height is told once", () => {
  const lines = tableMeasures(tableStanding([{ diameter: 80 }, { diameter: 60 }]), 45)(front);
  expect(lines.map(({ text }) => text)).toEqual([`Ø${_}80${_}cm`, `Ø${_}60${_}cm`, `45${_}cm`]);
  // Half of 80, 6 and 60 cm, and 9 cm away.
  expect(lines[2]?.from[0]).toBeCloseTo(-0.82, 6);
});

test("lines stand outside of the table, on the sides that the camera looks at", () => {
  const measures = tableMeasures(tableStanding([{ length: 80, width: 60 }]), 45);
  expect(measures(front)[0]?.from[2]).toBeGreaterThan(0.3);
  expect(measures(back)[0]?.from[2]).toBeLessThan(-0.3);
  expect(measures(front)[1]?.from[0]).toBeGreaterThan(0.4);
  expect(measures(back)[2]?.from[0]).toBeGreaterThan(0.4);
});

test("the diameter of a round top stands behind it, where it is seen no longer than the top", () => {
  const measures = tableMeasures(tableStanding([{ diameter: 80 }]), 45);
  expect(measures(front)[0]?.from[2]).toBeLessThan(-0.4);
  expect(measures(back)[0]?.from[2]).toBeGreaterThan(0.4);
});

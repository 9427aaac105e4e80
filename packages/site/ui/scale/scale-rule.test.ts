import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { barLength, ScaleBar } from "./scale-bar.tsx";
import { ruleNumbers, ruleTicks, ScaleRule } from "./scale-rule.tsx";

describe("ruleTicks", () => {
  it("ticks a slab of 320 cm every 10 cm, both ends included", () => {
    const ticks = ruleTicks(320, 10);
    expect(ticks).toHaveLength(33);
    expect(ticks.filter((tick) => tick.size === "long").map((tick) => tick.cm)).toEqual([
      0, 100, 200, 300, 320,
    ]);
    expect(ticks.filter((tick) => tick.size === "half").map((tick) => tick.cm)).toEqual([50, 150, 250]);
  });

  it("ticks the end of an odd length", () => {
    expect(ruleTicks(25, 10).map((tick) => tick.cm)).toEqual([0, 10, 20, 25]);
  });

  it("ticks a short rule as finely as it is told", () => {
    const ticks = ruleTicks(25, 1);
    expect(ticks).toHaveLength(26);
    expect(ticks.filter((tick) => tick.size === "long").map((tick) => tick.cm)).toEqual([0, 10, 20, 25]);
    expect(ticks.filter((tick) => tick.size === "half").map((tick) => tick.cm)).toEqual([5, 15]);
  });
});

describe("ruleNumbers", () => {
  it("leaves out a number that would run into the last one", () => {
    expect(ruleNumbers(320, 100)).toEqual([0, 100, 200, 320]);
    expect(ruleNumbers(200, 100)).toEqual([0, 100, 200]);
    expect(ruleNumbers(350, 100)).toEqual([0, 100, 200, 300, 350]);
    expect(ruleNumbers(80, 100)).toEqual([0, 80]);
    expect(ruleNumbers(280, 50)).toEqual([0, 50, 100, 150, 200, 280]);
    expect(ruleNumbers(240, 50)).toEqual([0, 50, 100, 150, 200, 240]);
    expect(ruleNumbers(20, 10)).toEqual([0, 10, 20]);
  });
});

it.each([
  ["horizontal", ["0%", "50%", "100%"]],
  ["vertical", ["100%", "50%", "0%"]],
] as const)("a %s rule begins at the left or at the floor", (orientation, places) => {
  const html = renderToStaticMarkup(createElement(ScaleRule, { lengthCm: 200, orientation }));
  const along = orientation === "vertical" ? / y="(\d+%)"/g : / x="(\d+%)" y/g;
  expect([...html.matchAll(along)].map(([, place]) => place)).toEqual(places);
});

it("is round and takes up to a third of the field", () => {
  expect(barLength(320)).toBe(100);
  expect(barLength(96)).toBe(25);
  expect(barLength(80)).toBe(25);
  expect(barLength(48)).toBe(10);
  expect(barLength(2)).toBe(1);
});

it("may take more of a field that is drawn small", () => {
  expect(barLength(280, 1 / 2)).toBe(100);
  expect(barLength(180, 1 / 2)).toBe(50);
});

it.each([
  [320, 100, 10],
  [160, 50, 5],
  [80, 25, 5],
  [48, 10, 10],
])("in a field of %i cm a bar of %i cm is parted by %i", (fieldCm, lengthCm, parts) => {
  const html = renderToStaticMarkup(
    createElement(ScaleBar, { fieldCm, label: (cm: number) => `${cm} centimetres` }),
  );
  expect(html).toContain(`aria-label="${lengthCm} centimetres"`);
  expect(html).toContain(`viewBox="0 0 ${lengthCm / fieldCm} 1"`);
  // A tick at each part and at both ends.
  expect(html.match(/M[\d.]+ 0v/g)).toHaveLength(parts + 1);
});

it("tells on a phone which number is so near to the last one that it stands in its unit", () => {
  const near = (lengthCm: number) => {
    const html = renderToStaticMarkup(createElement(ScaleRule, { lengthCm }));
    return [...html.matchAll(/data-near="true">(\d+)</g)].map(([, cm]) => Number(cm));
  };
  // 300 of 350 is nearer than a quarter; 200 of 300 is not.
  expect([near(350), near(300)]).toEqual([[300], []]);
  expect(renderToStaticMarkup(createElement(ScaleRule, { lengthCm: 200 }))).toContain(">200 cm<");
});

it("draws an upright rule from the floor", () => {
  const html = renderToStaticMarkup(createElement(ScaleRule, { lengthCm: 205, orientation: "vertical" }));
  // The last tick before the end stands 5 cm below the upper end.
  expect(html).toContain("M9 5h-9M9 0h-9");
  expect(html).toContain(">205<");
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast, hexOf, oklchOf } from "../colour.ts";
import { colourFault, colourTokens } from "./brand-colours.ts";

test("contrast is that of WCAG", () => {
  expect(contrast("#000000", "#ffffff")).toBe(21);
  // The grey that is just dark enough for words on white.
  expect(contrast("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
});

test("a colour survives the way to OKLCH and back", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 0xffffff }), (number) => {
      const hex = `#${number.toString(16).padStart(6, "0")}`;
      expect(hexOf(oklchOf(hex))).toBe(hex);
    }),
  );
});

test("a colour that no screen shows is made paler, and keeps its hue", () => {
  for (const hue of [30, 140, 260]) {
    const shown = oklchOf(hexOf({ lightness: 0.8, chroma: 0.4, hue }));
    expect(shown.chroma).toBeLessThan(0.4);
    expect(Math.abs(shown.hue - (hue > 180 ? hue - 360 : hue))).toBeLessThan(2);
  }
});

test("greys take the tint of the paper", () => {
  const grey = { paper: "#f4f4f4", accent: "#1f5a43" };
  const warm = { paper: "#f3ede2", accent: "#1f5a43" };
  for (const name of ["paper-shaded", "line", "control-line", "ink-muted"] as const) {
    const [red, , blue] = channels(colourTokens(warm)[name]);
    expect(red - blue, name).toBeGreaterThan(3);
    expect(new Set(channels(colourTokens(grey)[name])).size, name).toBe(1);
  }
});

/** What visitors read, on what, in the sheets of packages/site/. */
const READ = [
  ["ink", "paper"],
  ["ink-muted", "paper-shaded"],
  ["danger", "paper"],
  ["accent", "paper"],
  ["accent", "paper-shaded"],
  ["paper", "accent"],
  ["line", "ink"],
] as const;

test("whatever colours an owner tries, those that pass and those that are offered instead can be read", () => {
  const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(colour, colour, (paper, accent) => {
      let colours = { paper, accent };
      for (let offers = 0; offers < 2; offers++) {
        const fault = colourFault(colours);
        if (!fault) break;
        colours = { ...colours, [fault.key]: fault.nearest };
      }
      expect(colourFault(colours)).toBeUndefined();
      const tokens = colourTokens(colours);
      for (const [shown, ground] of READ) {
        expect(contrast(tokens[shown], tokens[ground]), `${shown} on ${ground}`).toBeGreaterThanOrEqual(4.5);
      }
    }),
    { numRuns: 300 },
  );
});

function channels(hex: string): [number, number, number] {
  const value = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16);
  return [value(1), value(3), value(5)];
}

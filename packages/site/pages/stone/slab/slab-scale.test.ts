import fc from "fast-check";
import { expect, test } from "vitest";
import { reduction, scaleBarLength, ticksBetween } from "./slab-scale.ts";
import { LIFE_SIZE_PX_PER_CM } from "./slab-view.ts";

const densities = fc.double({ min: 0.5, max: 80, noNaN: true });

test.each([
  [3.425, 160, 20],
  [1.09, 120, 100],
  [37.795, 160, 2],
  [80, 60, 0.5],
  [16, 160, 10],
  [32, 160, 5],
])("at %s px a centimetre, a bar of at most %s px is %s cm", (pxPerCm, longest, cm) => {
  expect(scaleBarLength(pxPerCm, longest)).toBe(cm);
});

test("a scale bar is never too long, and never shorter than two fifths of what it may be", () => {
  fc.assert(
    fc.property(densities, (pxPerCm) => {
      const px = scaleBarLength(pxPerCm, 160) * pxPerCm;
      expect(px).toBeLessThanOrEqual(160 + 1e-6);
      expect(px).toBeGreaterThanOrEqual(64 - 1e-6);
    }),
  );
});

test("life size is 1 : 1", () => {
  expect(reduction(LIFE_SIZE_PX_PER_CM)).toBe(1);
  expect(reduction(LIFE_SIZE_PX_PER_CM / 11)).toBeCloseTo(11);
});

test("ticks stand at round lengths, far enough apart to be read", () => {
  expect(ticksBetween(117.3, 127.8, 37.795).filter((tick) => tick.numbered)).toEqual(
    [118, 120, 122, 124, 126].map((cm) => ({ cm, size: "long", numbered: true })),
  );
  expect(
    ticksBetween(2, 4, 37.795)
      .map(({ size }) => size.slice(0, 1))
      .join(""),
  ).toBe("lsssshssssl");
  fc.assert(
    fc.property(densities, fc.double({ min: 0, max: 300, noNaN: true }), (pxPerCm, from) => {
      const to = from + 1000 / pxPerCm;
      const ticks = ticksBetween(from, to, pxPerCm);
      const numbers = ticks.filter((tick) => tick.numbered).map((tick) => tick.cm * pxPerCm);
      for (const [index, px] of numbers.slice(1).entries()) {
        expect(px - (numbers[index] ?? 0)).toBeGreaterThanOrEqual(60 - 0.1);
        expect(px - (numbers[index] ?? 0)).toBeLessThanOrEqual(150 + 0.1);
      }
      expect(ticks.every(({ cm }) => cm >= from - 0.001 && cm <= to + 0.001)).toBe(true);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { ticksBetween } from "./view-rule.tsx";

const densities = fc.double({ min: 0.5, max: 80, noNaN: true });

test("ticks stand at round lengths, far enough apart to be read", () => {
  expect(ticksBetween(117.3, 127.8, 37.795).filter(({ size }) => size === "long")).toEqual(
    [118, 120, 122, 124, 126].map((cm) => ({ cm, size: "long" })),
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
      const numbers = ticks.filter(({ size }) => size === "long").map((tick) => tick.cm * pxPerCm);
      for (const [index, px] of numbers.slice(1).entries()) {
        expect(px - (numbers[index] ?? 0)).toBeGreaterThanOrEqual(60 - 0.1);
        expect(px - (numbers[index] ?? 0)).toBeLessThanOrEqual(150 + 0.1);
      }
      expect(ticks.every(({ cm }) => cm >= from - 0.001 && cm <= to + 0.001)).toBe(true);
    }),
  );
});

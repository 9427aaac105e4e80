import { expect, test } from "vitest";
import { jpegLabel } from "./slab-jpeg.ts";

test("the bar is as long as it says, at the scale of the picture", () => {
  for (const [width, scale] of [
    [1792, 1.5625],
    [3000, 1],
    [640, 5],
  ] as const) {
    const { bar, barCm } = jpegLabel({ width, height: 1000 }, scale);
    expect(Math.abs(bar.length - (barCm * 10) / scale)).toBeLessThanOrEqual(0.5);
    expect(bar.left + bar.length).toBeLessThan(width / 2);
  }
});

test("it stands below the slab, the words beside the bar", () => {
  const { strip, bar, text, letters } = jpegLabel({ width: 1792, height: 1088 }, 1.5625);
  expect(bar.top).toBeGreaterThan(1088);
  expect(bar.top + bar.height).toBeLessThan(1088 + strip);
  expect(text.left).toBeGreaterThan(bar.left + bar.length);
  expect(text.bottom - letters).toBeGreaterThan(1088);
  expect(text.bottom).toBeLessThan(1088 + strip);
});

import { expect, test } from "vitest";
import { qrDrawing } from "./qr-path.ts";

/** Whether a module of the drawing is dark. */
function reader({ path }: { path: string }) {
  const runs = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)].map(([, x, y, length]) => ({
    x: Number(x),
    y: Number(y),
    length: Number(length),
  }));
  return (x: number, y: number) => runs.some((run) => run.y === y && run.x <= x && x < run.x + run.length);
}

test("a drawing has the three finders of a QR code, and no fourth", () => {
  const drawing = qrDrawing("https://example.com/sr/marble/carrara");
  const dark = reader(drawing);
  const far = drawing.size - 7;
  const isFinder = (left: number, top: number) =>
    [0, 1, 2, 3, 4, 5, 6].every(
      (i) => dark(left + i, top) && dark(left + i, top + 6) && dark(left, top + i) && dark(left + 6, top + i),
    ) &&
    !dark(left + 1, top + 1) &&
    dark(left + 3, top + 3);
  expect([isFinder(0, 0), isFinder(far, 0), isFinder(0, far), isFinder(far, far)]).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test("a long address needs a larger code, and every run lies within it", () => {
  const short = qrDrawing("https://example.com/list");
  const long = qrDrawing(`https://example.com/list?items=${"marble/carrara+".repeat(20)}`);
  expect(long.size).toBeGreaterThan(short.size);
  for (const [, x, y, length] of long.path.matchAll(/M(\d+) (\d+)h(\d+)/g)) {
    expect(Number(x) + Number(length)).toBeLessThanOrEqual(long.size);
    expect(Number(y)).toBeLessThan(long.size);
  }
});

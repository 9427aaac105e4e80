import type { Point } from "../camera.ts";
import type { Box } from "./picture.ts";

/** Sets all pixels of a box that a round brush of `radius` pixels touches; points count from the photograph's corner. */
export function paintStroke(
  points: readonly Point[],
  radius: number,
  value: number,
  onto: Uint8Array,
  { left, top, right, bottom }: Box,
): void {
  const dab = (cx: number, cy: number) => {
    const [x0, x1] = [Math.max(left, Math.ceil(cx - radius)), Math.min(right - 1, Math.floor(cx + radius))];
    const [y0, y1] = [Math.max(top, Math.ceil(cy - radius)), Math.min(bottom - 1, Math.floor(cy + radius))];
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        if ((x - cx) ** 2 + (y - cy) ** 2 <= radius * radius)
          onto[(y - top) * (right - left) + x - left] = value;
      }
    }
  };
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil((2 * Math.hypot(nextX - x, nextY - y)) / radius));
    for (let step = 0; step <= steps; step++) {
      dab(x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps);
    }
  });
}

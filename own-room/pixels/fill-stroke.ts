import type { Point } from "../camera.ts";
import { boxBlur } from "./box-blur.ts";
import { type Box, marked } from "./picture.ts";
import { polygonCoverage } from "./polygon-coverage.ts";

/** Of what is too thin to be kept clear of its edges all over, as a chair's leg, the middle counts: this share as clear. */
const OF_THIN = 1 / 3;

/**
 * Sets all pixels of a box that lie within closed lines, at least `clear` pixels from them. Points count from the
 * photograph's corner.
 */
export function fillStroke(
  outlines: readonly (readonly Point[])[],
  clear: number,
  value: number,
  onto: Uint8Array,
  box: Box,
): void {
  const part = partAround(outlines, clear + 1, box);
  const [width, height] = [part.right - part.left, part.bottom - part.top];
  if (width <= 0 || height <= 0) return;
  const moved = outlines.map((line) => line.map(([x, y]): Point => [x - part.left, y - part.top]));
  const coverage = polygonCoverage(moved, width, height);
  const filled = marked(coverage.length, (i) => coverage[i] > 0.5);
  const inner = (by: number) => {
    const share = boxBlur(filled, width, height, by);
    return marked(share.length, (i) => share[i] > 1 - LEAST_SHARE);
  };
  const deep = inner(clear);
  const wide = boxBlur(deep, width, height, clear + 1);
  const middle = inner(Math.ceil(clear * OF_THIN));
  const stride = box.right - box.left;
  for (let y = 0, i = 0; y < height; y++) {
    const row = (y + part.top - box.top) * stride + part.left - box.left;
    for (let x = 0; x < width; x++, i++) {
      if (deep[i] || (middle[i] && wide[i] < LEAST_SHARE)) onto[row + x] = value;
    }
  }
}

/** One pixel in a window of the largest radius is more. */
const LEAST_SHARE = 1e-3;

/** The part of a box that lines with a margin lie in; beyond the box nobody looks. */
function partAround(
  outlines: readonly (readonly Point[])[],
  margin: number,
  { left, top, right, bottom }: Box,
): Box {
  const part = { left: right, top: bottom, right: left, bottom: top };
  for (const [x, y] of outlines.flat()) {
    part.left = Math.min(part.left, Math.floor(x) - margin);
    part.top = Math.min(part.top, Math.floor(y) - margin);
    part.right = Math.max(part.right, Math.ceil(x) + margin);
    part.bottom = Math.max(part.bottom, Math.ceil(y) + margin);
  }
  return {
    left: Math.max(left, part.left),
    top: Math.max(top, part.top),
    right: Math.min(right, part.right),
    bottom: Math.min(bottom, part.bottom),
  };
}

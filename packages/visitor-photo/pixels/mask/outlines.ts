import { type Line, meeting, type Point } from "../../camera.ts";
import { LINEAR } from "../../colour.ts";
import { snappedLine } from "../../snap-line.ts";
import type { Photograph } from "../picture.ts";

/** Widest gap between two outlines, or an outline and the border, that is closed, pixels. */
const GAP = 8;
/** Coverage from which a pixel has no gap. */
const WHOLE = 0.99;
const NOBODY = -1;

/**
 * Closes hairlines of old stone between new outlines: along rows and columns each outline takes the nearer half of a narrow
 * gap, and an outline near the photograph's border reaches it.
 * @param outlines 0–1, how much of each pixel each one covers
 */
export function closedOutlines(
  outlines: readonly Float32Array[],
  width: number,
  height: number,
): Float32Array[] {
  const closed = outlines.map((outline) => outline.slice());
  const { cover, owner } = coverOf(outlines, width * height);
  const give = (at: number, to: number) => {
    owner[at] = to;
    closed[to][at] += Math.max(0, 1 - cover[at]);
    cover[at] = 1;
  };
  const closeAlong = (start: number, step: number, count: number) => {
    let last = NOBODY;
    for (let k = 0, i = start; k < count; k++, i += step) {
      if (cover[i] < WHOLE) continue;
      const gap = k - last - 1;
      const before = i - (gap + 1) * step;
      const isBorder = last === NOBODY;
      if (gap > 0 && gap <= GAP && (isBorder || owner[before] !== owner[i])) {
        for (let g = 1; g <= gap; g++)
          give(before + g * step, isBorder || g * 2 > gap ? owner[i] : owner[before]);
      }
      last = k;
    }
    const left = count - 1 - last;
    if (last === NOBODY || left > GAP) return;
    for (let k = last + 1; k < count; k++) give(start + k * step, owner[start + last * step]);
  };
  for (let y = 0; y < height; y++) closeAlong(y * width, 1, width);
  for (let x = 0; x < width; x++) closeAlong(x, width, height);
  return closed;
}

/** The total coverage of each pixel, and the outline that covers most of it. */
export function coverOf(outlines: readonly Float32Array[], pixels: number) {
  const [cover, owner] = [new Float32Array(pixels), new Int16Array(pixels).fill(NOBODY)];
  const most = new Float32Array(pixels);
  for (const [number, outline] of outlines.entries()) {
    for (let i = 0; i < pixels; i++) {
      if (outline[i] <= 0) continue;
      cover[i] += outline[i];
      if (outline[i] <= most[i]) continue;
      most[i] = outline[i];
      owner[i] = number;
    }
  }
  return { cover, owner };
}

/** How far a side may move, pixels: sides that follow from measures are a little beside the edge. */
const REACH = 3;
/** A corner that would move farther stays: its sides are nearly one line. */
const MOST = 4 * REACH;

/**
 * Moves each side of an outline onto the edge beside it, as a hairline of old stone along a new one is seen at once.
 * @param lightness of a pixel, 0–1
 */
export function snappedOutline(
  outline: readonly Point[],
  lightness: (x: number, y: number) => number,
): readonly Point[] {
  const sides = outline.map((from, k): Line => {
    const to = outline[(k + 1) % outline.length];
    return snappedLine([from, to], lightness, oppositeOf(outline, k), REACH);
  });
  return outline.map((corner, k) => {
    const before = sides[(k + sides.length - 1) % sides.length];
    const moved = meeting(before, sides[k]);
    return moved && Math.hypot(moved[0] - corner[0], moved[1] - corner[1]) <= MOST ? moved : corner;
  });
}

/** The side opposite to one of four. */
function oppositeOf(outline: readonly Point[], side: number): Line | undefined {
  return outline.length === 4 ? [outline[(side + 2) % 4], outline[(side + 3) % 4]] : undefined;
}

/** Blur of the lens: how far from an edge a pixel shows one side alone, pixels. */
const AWAY = 2;
/** Coverage from which a pixel is inside, and below which it is outside. */
const INSIDE = 0.99;
const OUTSIDE = 0.01;
/** Least difference of the two sides in linear light: more than that of veins. */
const LEAST_STEP = 0.25;
/** A pixel farther from any mixture of both sides shows a third thing; share of their distance. */
const MOST_OTHER = 0.15;
/** Shares closer to 0 or 1 than this are noise. */
const LEAST_SHARE = 0.04;

/**
 * Corrects coverage along outer edges by what is seen: a pixel that is half stone and half shadow has half the light of
 * each (Porter and Duff, Compositing Digital Images, 1984). Otherwise the rest of a bright old edge shows as a dashed line.
 * Where both sides look alike, outlines stay as drawn.
 * @param outlines 0–1, how much of each pixel each one covers; changed in place
 */
export function coverAsSeen(outlines: readonly Float32Array[], photograph: Photograph): void {
  const { width, height } = photograph;
  const { cover, owner } = coverOf(outlines, width * height);
  const light = (i: number, c: number) => LINEAR[photograph.data[i * 4 + c]];
  const shareRow = (y: number) => {
    for (let x = AWAY + 1, i = y * width + x; x < width - AWAY - 1; x++, i++) {
      if (cover[i] >= INSIDE && cover[i - 1] >= INSIDE && cover[i + 1] >= INSIDE) {
        if (cover[i - width] >= INSIDE && cover[i + width] >= INSIDE) continue;
      }
      const right = cover[i + 1] - cover[i - 1];
      const down = cover[i + width] - cover[i - width];
      const steep = Math.hypot(right, down);
      if (steep < OUTSIDE) continue;
      const step = Math.round((AWAY * right) / steep) + Math.round((AWAY * down) / steep) * width;
      const [inside, outside] = [i + step, i - step];
      if (cover[inside] < INSIDE || cover[outside] > OUTSIDE) continue;
      let [along, square, own] = [0, 0, 0];
      for (let c = 0; c < 3; c++) {
        const whole = light(inside, c) - light(outside, c);
        const part = light(i, c) - light(outside, c);
        along += whole * part;
        square += whole * whole;
        own += part * part;
      }
      const other = own - (along * along) / square;
      if (square < LEAST_STEP ** 2 || other > MOST_OTHER ** 2 * square) continue;
      outlines[owner[inside]][i] += asSeen(along / square) - cover[i];
    }
  };
  for (let y = AWAY + 1; y < height - AWAY - 1; y++) shareRow(y);
}

function asSeen(share: number): number {
  if (share < LEAST_SHARE) return 0;
  return share > 1 - LEAST_SHARE ? 1 : share;
}

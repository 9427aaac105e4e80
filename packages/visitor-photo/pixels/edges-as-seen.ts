import { LINEAR } from "../colour.ts";
import { coverOf } from "./closed-outlines.ts";
import type { Photograph } from "./picture.ts";

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

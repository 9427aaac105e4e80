import { type Box, boxAround } from "./picture.ts";

/** How far under the stone's rim its surroundings are needed, pixels. */
const REACH = 6;
/** A pixel that is stone to no more than this is none, and one that is to at least that has no other part; of 255. */
const STONE = 5;
const ALONE = 254;

/** A pixel that shows the surroundings, one that is to take them from beside it, and one whose turn is next. */
const KNOWN = 1;
const RIM = 2;
const NEXT = 3;

const NOTHING: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/**
 * What lies beside the stone, run on under its rim: pixels that are partly stone take their other part from 1 to 2 pixels
 * further inside the thing, not from themselves. In linear light, changed in place.
 * @param total how much of each pixel is stone; all of it is 255
 */
export function runOnUnderStone(
  light: Float32Array,
  total: Uint16Array,
  width: number,
  height: number,
): void {
  const { states, rim } = rimOf(total, width, height);
  const mean = new Float64Array(3);
  let turn = rim;
  for (let step = 0; step < REACH && turn.length > 0; step++) {
    const filled: number[] = [];
    const means: number[] = [];
    for (const i of turn) {
      if (!meanOfKnown(light, states, around(i, width, height), width, mean)) continue;
      filled.push(i);
      means.push(mean[0], mean[1], mean[2]);
    }
    filled.forEach((i, k) => {
      states[i] = KNOWN;
      for (let c = 0; c < 3; c++) light[i * 3 + c] = means[k * 3 + c];
    });
    turn = filled.flatMap((i) => rimWithin(states, around(i, width, height), width));
  }
}

/** A pixel and the eight around it, as far as there are any. */
function around(i: number, width: number, height: number): Box {
  const [x, y] = [i % width, (i / width) | 0];
  return {
    left: Math.max(0, x - 1),
    top: Math.max(0, y - 1),
    right: Math.min(width, x + 2),
    bottom: Math.min(height, y + 2),
  };
}

/** @returns whether any of the pixels is known */
function meanOfKnown(
  light: Float32Array,
  states: Uint8Array,
  { left, top, right, bottom }: Box,
  width: number,
  mean: Float64Array,
): boolean {
  let count = 0;
  mean.fill(0);
  for (let y = top; y < bottom; y++) {
    for (let i = y * width + left; i < y * width + right; i++) {
      if (states[i] !== KNOWN) continue;
      count++;
      for (let c = 0; c < 3; c++) mean[c] += light[i * 3 + c];
    }
  }
  for (let c = 0; c < 3; c++) mean[c] /= Math.max(1, count);
  return count > 0;
}

/** The pixels of the rim that it is now the turn of, each of them once. */
function rimWithin(states: Uint8Array, { left, top, right, bottom }: Box, width: number): number[] {
  const found: number[] = [];
  for (let y = top; y < bottom; y++) {
    for (let i = y * width + left; i < y * width + right; i++) {
      if (states[i] !== RIM) continue;
      states[i] = NEXT;
      found.push(i);
    }
  }
  return found;
}

/** Known are pixels without stone, and none beside; the rim are others that are not stone alone, or that such a one is beside. */
function rimOf(total: Uint16Array, width: number, height: number) {
  const states = new Uint8Array(total.length).fill(KNOWN);
  const rim: number[] = [];
  const { left, top, right, bottom } = boxAround(total, width, height, 1) ?? NOTHING;
  const addRow = (y: number) => {
    const [up, down] = [y > 0 ? width : 0, y < height - 1 ? width : 0];
    for (let x = left, i = y * width + left; x < right; x++, i++) {
      const here = total[i];
      const before = total[x > 0 ? i - 1 : i];
      const behind = total[x < width - 1 ? i + 1 : i];
      const above = total[i - up];
      const below = total[i + down];
      if (here <= STONE && before <= STONE && behind <= STONE && above <= STONE && below <= STONE) continue;
      const isAlone = here >= ALONE && before >= ALONE && behind >= ALONE && above >= ALONE && below >= ALONE;
      states[i] = isAlone ? 0 : RIM;
      if (!isAlone) rim.push(i);
    }
  };
  for (let y = top; y < bottom; y++) addRow(y);
  return { states, rim };
}

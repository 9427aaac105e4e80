import { expect, test } from "vitest";
import type { Photograph } from "../picture.ts";
import { superpixels } from "./superpixels.ts";
import { STONE, surfaceMask, THING } from "./surface-mask.ts";

const [WIDTH, HEIGHT] = [320, 240];
const BOX = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };

type Place = readonly [left: number, top: number, right: number, bottom: number];
/** Shaded stone in a corner, and a dark thing that stands before light stone. */
const SHADED: Place = [250, 0, 320, 60];
const POT: Place = [100, 90, 150, 150];

const isIn = ([left, top, right, bottom]: Place, i: number) => {
  const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
  return x >= left && x < right && y >= top && y < bottom;
};

/** Light grey stone with a little grain. */
function photographOf(): Photograph {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  let state = 7;
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    const grey = isIn(POT, i) ? 40 : isIn(SHADED, i) ? 110 : 190;
    data.fill(grey + (state >>> 28), i * 4, i * 4 + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

test("a first stroke over stone in shade does not make things of all that lies in the light", () => {
  const areas = superpixels(photographOf(), BOX);
  const inside = new Float32Array(WIDTH * HEIGHT).fill(1);
  const touched = new Uint8Array(WIDTH * HEIGHT);
  for (let i = 0; i < touched.length; i++) {
    if (isIn(POT, i)) touched[i] = THING;
    else if (isIn([260, 10, 310, 50], i)) touched[i] = STONE;
  }
  const mask = surfaceMask(areas, inside, touched);
  let seen = 0;
  for (const share of mask) seen += share;
  expect(seen / (mask.length - 50 * 60)).toBeGreaterThan(0.97);
});

test("a surface of too few areas to teach anything is seen within its whole outline, and not beside it", () => {
  const areas = superpixels(photographOf(), BOX);
  const inside = new Float32Array(WIDTH * HEIGHT);
  for (let i = 0; i < inside.length; i++) if (isIn([200, 200, 204, 202], i)) inside[i] = 0.5;
  const mask = surfaceMask(areas, inside, new Uint8Array(WIDTH * HEIGHT));
  expect([...mask.entries()].filter(([i, share]) => share !== (inside[i] === 0 ? 0 : 1))).toEqual([]);
});

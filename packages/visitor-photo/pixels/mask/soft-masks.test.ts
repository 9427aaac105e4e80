import { expect, test } from "vitest";
import { marked, type Photograph } from "../picture.ts";
import { softThings, unstruck } from "./soft-masks.ts";

const [WIDTH, HEIGHT] = [160, 120];
const BOX = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const EDGE = 60;

/** Crystals of a few pixels, in rows that are not in line. */
const GRAIN = 4;
const COLUMNS = WIDTH / GRAIN + 1;
const noises = Array.from({ length: (COLUMNS * HEIGHT) / GRAIN }, (_, k) => ((k * 7919) % 101) / 100 - 0.5);

/** A thing on the left of a stone of another lightness, or of a grain as light as the thing in the mean. */
function photograph(stone: (noise: number) => number): Photograph {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const row = Math.floor(y / GRAIN);
    const noise = noises[row * COLUMNS + Math.floor((x + ((row * 7) % GRAIN)) / GRAIN)];
    data.fill(x < EDGE ? 130 : stone(noise), i * 4, i * 4 + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

/** Where the surface is found: areas of colour leave its border in waves. */
const wavy = Uint8Array.from(
  marked(WIDTH * HEIGHT, (i) => i % WIDTH >= EDGE + 3 * Math.sin(Math.floor(i / WIDTH) / 2.2)),
);
const things = (of: Photograph, stone = wavy) =>
  softThings(
    unstruck(of, BOX, new Float32Array(WIDTH * HEIGHT).fill(1)),
    stone,
    new Uint8Array(stone.length),
  );

/** Rows that the picture's border does not touch. */
const rows = (soft: Float32Array) =>
  Array.from({ length: HEIGHT - 60 }, (_, k) => soft.subarray((k + 30) * WIDTH, (k + 31) * WIDTH));

/** Where a thing ends in a row, with parts of a pixel. */
const end = (row: Float32Array) => row.reduce((sum, share) => sum + share, 0);
/** How much a row goes up and down: 1 where it goes from thing to stone once. */
const ups = (row: Float32Array) =>
  row.reduce((sum, share, x) => sum + (x > 0 ? Math.abs(share - row[x - 1]) : 0), 0);

test("where colours tell, a thing ends where they change", () => {
  for (const row of rows(things(photograph((noise) => 210 + 10 * noise)))) {
    expect(Math.abs(end(row) - EDGE)).toBeLessThan(0.6);
  }
});

test("where grain hides the border, it is one calm line", () => {
  const found = rows(things(photograph((noise) => 130 + 160 * noise)));
  for (const row of found) {
    expect(Math.abs(end(row) - EDGE)).toBeLessThan(3);
    expect(ups(row)).toBeLessThan(1.15);
  }
  const steps = found.slice(1).map((row, k) => Math.abs(end(row) - end(found[k])));
  expect(Math.max(...steps)).toBeLessThan(0.8);
});

test("a knob of grainy stone that areas of colour took for a smooth thing of its colours is not the thing's", () => {
  const knobs = Uint8Array.from(
    marked(WIDTH * HEIGHT, (i) => {
      const y = Math.floor(i / WIDTH);
      return i % WIDTH >= EDGE + (y % 30 < 12 ? 6 : 0);
    }),
  );
  for (const row of rows(
    things(
      photograph((noise) => 130 + 160 * noise),
      knobs,
    ),
  ))
    expect(Math.abs(end(row) - EDGE)).toBeLessThan(2.5);
});

import { expect, test } from "vitest";
import type { Face } from "../../faces.ts";
import { nearestFirst, type Outlined } from "./nearest-first.ts";

const [WIDTH, HEIGHT] = [90, 40];
const camera = { focal: 60, centre: [45, 20] as const };
const box = { left: 0, top: 0, right: WIDTH, bottom: HEIGHT };
const nothing = new Float32Array(WIDTH * HEIGHT);

/** A face that looks at the camera from so far, drawn from one column to another. */
function face(away: number, from: number, to: number, isSeen: (x: number, y: number) => boolean): Outlined {
  const cells = Array.from({ length: WIDTH * HEIGHT }, (_, i) => [i % WIDTH, Math.floor(i / WIDTH)] as const);
  const outline = Float32Array.from(cells, ([x]) => (x >= from && x < to ? 1 : 0));
  const mask = Uint8Array.from(cells, ([x, y], i) => (outline[i] && isSeen(x, y) ? 1 : 0));
  const frame = { origin: [0, 0, away], right: [1, 0, 0], up: [0, 1, 0] } as const;
  return { face: { frame } as Face, outline, mask, coverage: new Uint8Array(WIDTH * HEIGHT) };
}

function given(faces: readonly Outlined[], things = nothing): void {
  const union = nothing.map((_, i) => faces.reduce((sum, { outline }) => sum + outline[i], 0));
  nearestFirst(camera, faces, union, things, WIDTH, box);
}

test("where two outlines overlap in a strip, their joint is straight however ragged their masks are", () => {
  const isRagged = (x: number, y: number) => x < 40 + ((y >> 2) % 2) * 4;
  const [left, right] = [face(2, 0, 44, isRagged), face(2, 40, WIDTH, (x, y) => !isRagged(x, y))];
  given([left, right]);
  const strips = Array.from({ length: HEIGHT }, (_, y) =>
    left.coverage.slice(y * WIDTH + 40, y * WIDTH + 44).join(),
  );
  expect(new Set(strips).size).toBe(1);
  const at = 20 * WIDTH + 42;
  expect((left.coverage[at] ?? 0) + (right.coverage[at] ?? 0)).toBe(255);
});

test("of two faces that overlap widely the nearer one is seen where its stone is", () => {
  const [near, far] = [face(1, 20, 70, (x) => x < 50), face(3, 0, WIDTH, () => true)];
  given([far, near]);
  expect(near.coverage[20 * WIDTH + 40]).toBe(255);
  expect(far.coverage[20 * WIDTH + 40]).toBe(0);
  expect(far.coverage[20 * WIDTH + 60]).toBe(255);
});

test("a sliver at its rim in which the nearer face's stone was not told from the farther one's is the nearer one's", () => {
  const isRagged = (x: number, y: number) => x >= 22 + ((y >> 2) % 2) * 3 && x < 50;
  const [near, far] = [face(1, 20, 70, isRagged), face(3, 0, WIDTH, () => true)];
  const told = near.mask.slice();
  given([far, near]);
  for (let y = 0; y < HEIGHT; y++) expect(near.coverage[y * WIDTH + 21]).toBe(255);
  expect(far.coverage[20 * WIDTH + 21]).toBe(0);
  expect(far.coverage[20 * WIDTH + 60]).toBe(255);
  expect(near.mask).toEqual(told);
});

test("such a sliver stays one where a thing stands on the nearer face and is no stone of it, either", () => {
  const isThing = (x: number, y: number) => x < 50 && y >= 12 && y < 28;
  const isRagged = (x: number, y: number) => x >= 22 + ((y >> 2) % 2) * 3 && x < 50 && !isThing(x, y);
  const [near, far] = [face(1, 20, 70, isRagged), face(3, 0, WIDTH, (x, y) => !isThing(x, y))];
  const things = nothing.map((_, i) => (isThing(i % WIDTH, Math.floor(i / WIDTH)) ? 1 : 0));
  given([far, near], things);
  for (const y of [0, 4, 11, 28, 39]) expect(near.coverage[y * WIDTH + 21]).toBe(255);
  expect(near.coverage[20 * WIDTH + 30]).toBe(0);
});

test("planes are known to some pixels: a strip in which the farther face would be the nearer one is not torn", () => {
  // Four pixels within the near one's outline its plane meets the far one's.
  const away = 3;
  const meeting = ((24 - camera.centre[0]) / camera.focal) * away;
  const frame = { origin: [meeting, 0, away], right: [1, 0, -0.5], up: [0, 1, 0] } as const;
  const near = { ...face(away, 20, 70, () => true), face: { frame } as Face };
  const far = face(away, 0, WIDTH, (x, y) => x < 20 + ((y >> 2) % 3) * 2);
  given([far, near]);
  for (let y = 0; y < HEIGHT; y++) {
    expect(near.coverage[y * WIDTH + 20]).toBe(255);
    expect(far.coverage[y * WIDTH + 20]).toBe(0);
  }
});

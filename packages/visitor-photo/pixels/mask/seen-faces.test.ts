import { expect, test } from "vitest";
import type { DrawnSurface } from "../../recipe.ts";
import { drawnSurface, line } from "../../testing/drawn.ts";
import type { Photograph } from "../picture.ts";
import { emptyCache, seenFaces } from "./seen-faces.ts";

const [WIDTH, HEIGHT] = [480, 320];
const camera = { focal: 480, centre: [240, 160] as const };

/** A light panel before a darker wall; its upper side is not quite straight. */
function photograph(): Photograph {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const [x, y] = [i % WIDTH, Math.floor(i / WIDTH)];
    const top = x >= 205 && x < 245 ? 119 : 125;
    const panel = x >= 150 && x < 300 && y >= top && y < 200;
    data.fill(panel ? 190 : 120, i * 4, i * 4 + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const surface = (id: string, [left, top, right, bottom]: readonly number[], depth: number) =>
  drawnSurface({
    id,
    kind: "wall",
    lines: {
      far: line(left, top, right, top),
      near: line(left, bottom, right, bottom),
      end: line(left, top, left, bottom),
    },
    depth,
  });

test("what is struck out of a wall along the rim of other stone before it is that stone, not a thing", async () => {
  // The panel is marked with a straight line, so a part of its rim is neither the wall's stone nor its own.
  const panel = surface("2", [150, 125, 300, 200], 0.5);
  const wall: DrawnSurface = {
    ...surface("1", [60, 60, 420, 260], 2),
    strokes: [
      { over: "thing", points: line(210, 122, 240, 122), radius: 3 },
      { over: "thing", points: line(160, 140, 290, 180), radius: 10 },
    ],
  };
  const faces = await seenFaces(photograph(), camera, [wall, panel], emptyCache(), async () => {});
  const seen = (x: number, y: number) =>
    faces.reduce((sum, { coverage }) => sum + coverage[y * WIDTH + x], 0);
  for (const x of [212, 225, 238]) expect(seen(x, 122)).toBe(255);
});

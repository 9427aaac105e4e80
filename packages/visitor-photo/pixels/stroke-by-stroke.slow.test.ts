import { expect, test } from "vitest";
import type { Recipe, Stroke } from "../recipe.ts";
import { drawnSurface, line } from "../testing/drawn.ts";
import type { Photograph } from "./picture.ts";
import type { SlabFormat } from "./slab-pyramid.ts";
import { VisitorPhoto } from "./stages.ts";

const [WIDTH, HEIGHT] = [480, 320];
const SLAB: SlabFormat = { size: [3.2, 2], bookmatched: true };

/** A worktop before a splashback, both with things before them, in light and colours that are nowhere even. */
function photograph(): Photograph {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  let seed = 1;
  const noise = () => {
    seed = (seed * 16807) % 2147483647;
    return 16 * (seed / 2147483647 - 0.5);
  };
  const things = [
    { left: 140, top: 200, right: 180, bottom: 275, colour: [150, 40, 40] },
    { left: 210, top: 262, right: 300, bottom: 290, colour: [70, 66, 60] },
    { left: 310, top: 150, right: 345, bottom: 266, colour: [190, 170, 120] },
  ] as const;
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const thing = things.find(
        ({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom,
      );
      const [stands, lying] = [y >= 112 && y < 256 && x >= 112 && x < 368, y >= 256];
      const base = thing?.colour ?? (stands ? [170, 160, 140] : lying ? [120, 118, 112] : [225, 225, 225]);
      data.set(
        base.map((value) => value - x * 0.06 + noise()),
        (y * WIDTH + x) * 4,
      );
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const worktop = drawnSurface({
  lines: { far: line(112, 256, 368, 256), near: line(27, 319, 453, 319), end: line(112, 256, 27, 319) },
});

const splashback = drawnSurface({
  id: "2",
  kind: "splashback",
  lines: { far: line(112, 112, 368, 112), near: line(112, 256, 368, 256), end: line(112, 112, 112, 256) },
  depth: 0.45,
});

/** In the order in which they are drawn. */
const strokes: readonly (readonly [surface: string, stroke: Stroke])[] = [
  ["1", { over: "thing", radius: 5, points: line(220, 276, 290, 277) }],
  ["2", { over: "thing", radius: 5, points: line(160, 210, 161, 250) }],
  ["1", { over: "stone", radius: 7, points: line(90, 300, 200, 308) }],
  ["2", { over: "thing", radius: 12, points: line(327, 160, 327, 246) }],
  ["2", { over: "stone", radius: 7, points: line(150, 220, 170, 230) }],
  // Far from the worktop, which mirrors it.
  ["2", { over: "thing", radius: 12, points: line(240, 205, 280, 205) }],
];

const DARK: Photograph = { width: 64, height: 40, data: new Uint8ClampedArray(64 * 40 * 4).fill(40) };
const camera: Omit<Recipe, "surfaces"> = { focal: 480, centre: [240, 160] };

test("drawn stroke by stroke, or at once with all strokes, it is the same picture", async () => {
  const opened = () => {
    const room = new VisitorPhoto(photograph());
    room.keepSlab("dark", DARK, SLAB);
    return room;
  };
  const even = { stone: "dark", shift: [0, 0] as const, turn: 0 };
  const lays = { "1": even, "2": even };
  const kept = opened();
  for (let count = 0; count <= strokes.length; count++) {
    const struck = [worktop, splashback].map((surface) => ({
      ...surface,
      strokes: strokes
        .slice(0, count)
        .filter(([id]) => id === surface.id)
        .map(([, stroke]) => stroke),
    }));
    const drawnNow = { ...camera, surfaces: struck };
    const before = await kept.draw(drawnNow, lays, async () => {});
    const anew = await opened().draw(drawnNow, lays, async () => {});
    expect(before.stone.findIndex((value, i) => value !== anew.stone[i])).toBe(-1);
    expect(before.pixels.findIndex((value, i) => value !== anew.pixels[i])).toBe(-1);
  }
});

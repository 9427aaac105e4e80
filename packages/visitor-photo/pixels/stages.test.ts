import { expect, test } from "vitest";
import { encoded, LINEAR } from "../colour.ts";
import type { DrawnSurface, Lay, Recipe } from "../recipe.ts";
import type { Sheet } from "../sheet.ts";
import { drawnSurface, line } from "../testing/drawn.ts";
import { sceneLight, shownLight } from "./light/film.ts";
import type { Photograph } from "./picture.ts";
import type { SlabFormat } from "./slab-pyramid.ts";
import { VisitorPhoto } from "./stages.ts";

const [WIDTH, HEIGHT] = [480, 320];
const SLAB: SlabFormat = { size: [3.2, 2], bookmatched: true };
const at = (x: number, y: number) => (y * WIDTH + x) * 4;

/** A grey wall in light that falls off to the right, a white frame around it, and a red box before it. */
function photograph(): Photograph {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const wall = x >= 80 && x < 400 && y >= 60 && y < 260;
      const box = x >= 200 && x < 250 && y >= 180 && y < 240;
      const grey = wall ? 170 - (x - 80) * 0.2 : 225;
      data.set(box ? [170, 30, 30] : [grey, grey, grey], at(x, y));
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const wall = drawnSurface({
  kind: "wall",
  lines: { far: line(80, 60, 400, 60.5), near: line(80, 260, 400, 259.5), end: line(80, 60, 80, 260) },
  depth: 2,
  strokes: [{ over: "thing", points: line(225, 190, 225, 230), radius: 6 }],
  lightness: 0.44,
});
const recipe: Recipe = { focal: 480, centre: [240, 160], surfaces: [wall] };

/** An even slab. */
const slab = (grey: number): Photograph => ({
  width: 64,
  height: 40,
  data: new Uint8ClampedArray(64 * 40 * 4).fill(grey),
});
const lay = (stone: string) => ({ "1": { stone, shift: [0, 0] as const, turn: 0 } });

async function drawn(grey: number) {
  const room = new VisitorPhoto(photograph());
  room.keepSlab("stone", slab(grey), SLAB);
  return room.draw(recipe, lay("stone"), async () => {});
}

test("a dark stone darkens the wall, keeps its light, and leaves what stands before it", async () => {
  const { pixels, stone } = await drawn(60);
  const before = photograph().data;
  expect(pixels[at(120, 150)]).toBeLessThan(110);
  expect(pixels[at(120, 150)]).toBeGreaterThan(pixels[at(380, 150)] + 5);
  expect(stone[at(120, 150) / 4]).toBeGreaterThan(250);
  expect(stone[at(225, 210) / 4]).toBe(0);
  for (const [x, y] of [
    [225, 210],
    [20, 20],
    [440, 300],
  ] as const) {
    expect([...pixels.subarray(at(x, y), at(x, y) + 3)]).toEqual([
      ...before.subarray(at(x, y), at(x, y) + 3),
    ]);
  }
});

test("a stone as light as the old surface looks as it did", async () => {
  // 0.44 of the light is 176 on a screen.
  const { pixels } = await drawn(176);
  const before = photograph().data;
  for (const x of [120, 300, 380]) expect(Math.abs(pixels[at(x, 120)] - before[at(x, 120)])).toBeLessThan(10);
});

test("where a surface stands before another one, its stone alone is seen, however many slabs came", async () => {
  const panel: DrawnSurface = {
    ...wall,
    id: "2",
    lines: { far: line(100, 80, 190, 80), near: line(100, 170, 190, 170), end: line(100, 80, 100, 170) },
    depth: 0.4,
    strokes: [],
  };
  const room = new VisitorPhoto(photograph());
  // Four are one more than are kept ready: of those that lie nowhere, the one that was asked for longest ago goes.
  for (const [stone, grey] of Object.entries({ dark: 40, one: 90, other: 90, light: 200 }))
    room.keepSlab(stone, slab(grey), SLAB);
  expect(room.hasSlab("one")).toBe(true);
  const even = { shift: [0, 0] as const, turn: 0 };
  const lays = { "1": { stone: "dark", ...even }, "2": { stone: "light", ...even } };
  const { pixels } = await room.draw({ ...recipe, surfaces: [wall, panel] }, lays, async () => {});
  // The old wall, which is 0.44, was 165 here; 200 of a screen is 0.58.
  expect(pixels[at(145, 125)]).toBeGreaterThan(165);
  expect(pixels[at(300, 125)]).toBeLessThan(90);
  expect(["dark", "one", "other", "light"].filter((stone) => !room.hasSlab(stone))).toEqual(["other"]);
});

test("what was struck out stays, however small it is, and what was rubbed over gets its stone", async () => {
  const picture = photograph();
  for (let y = 120; y < 130; y++) for (let x = 120; x < 130; x++) picture.data.set([150, 40, 40], at(x, y));
  const strokes = [
    { over: "thing" as const, radius: 4, points: [[125, 125] as const] },
    { over: "stone" as const, radius: 6, points: [[215, 210] as const, [235, 210] as const] },
  ];
  const stoneWith = async (drawn: DrawnSurface) => {
    const room = new VisitorPhoto(picture);
    return (await room.draw({ ...recipe, surfaces: [drawn] }, {}, async () => {})).stone;
  };
  const [without, struck] = [await stoneWith(wall), await stoneWith({ ...wall, strokes })];
  expect(without[at(125, 125) / 4]).toBeGreaterThan(200);
  expect(struck[at(125, 125) / 4]).toBeLessThan(60);
  expect(without[at(225, 210) / 4]).toBeLessThan(60);
  expect(struck[at(225, 210) / 4]).toBeGreaterThan(200);
});

test("what is kept from one picture to the next changes nothing in it", async () => {
  const floor: DrawnSurface = {
    ...wall,
    id: "2",
    kind: "floor",
    lines: { far: line(90, 262, 390, 262), near: line(20, 318, 460, 318), end: line(90, 262, 20, 318) },
    strokes: [],
  };
  const strokes: DrawnSurface["strokes"] = [
    ...wall.strokes,
    { over: "stone", radius: 6, points: [[215, 210] as const, [235, 210] as const] },
  ];
  const veined = slab(150);
  for (let i = 0; i < veined.data.length; i += 4) if (i % 20 === 0) veined.data[i] = 60;
  const kept = new VisitorPhoto(photograph());
  const keepSlabs = (room: VisitorPhoto) => {
    room.keepSlab("veined", veined, SLAB);
    room.keepSlab("dark", slab(40), SLAB);
  };
  keepSlabs(kept);
  const even = { shift: [0, 0] as const, turn: 0 };
  const lays = { "1": { stone: "veined", ...even }, "2": { stone: "dark", ...even } };
  const struck = { ...wall, strokes };
  const moved = { ...lays["1"], shift: [0.3, 0.2] as const, turn: 90 };
  await kept.draw({ ...recipe, surfaces: [wall, floor] }, lays, async () => {});
  const changes: { surfaces: DrawnSurface[]; lays: Record<string, Lay> }[] = [
    { surfaces: [struck, floor], lays },
    { surfaces: [{ ...struck, lightness: 0.7 }, floor], lays: { "1": moved, "2": lays["1"] } },
    { surfaces: [floor, { ...struck, depth: 2.4 }], lays },
  ];
  for (const { surfaces, lays: laid } of changes) {
    const fresh = new VisitorPhoto(photograph());
    keepSlabs(fresh);
    const before = await kept.draw({ ...recipe, surfaces }, laid, async () => {});
    const anew = await fresh.draw({ ...recipe, surfaces }, laid, async () => {});
    expect(before.stone.findIndex((value, i) => value !== anew.stone[i])).toBe(-1);
    expect(before.pixels.findIndex((value, i) => value !== anew.pixels[i])).toBe(-1);
  }
});

test("a drawing is left off between two steps", async () => {
  const room = new VisitorPhoto(photograph());
  const refuse = () => Promise.reject(new Error("no longer wanted"));
  await expect(room.draw(recipe, {}, refuse)).rejects.toThrow("no longer wanted");
});

test("a sheet of paper tells how light the wall is, and the stone covers it", async () => {
  const picture = photograph();
  const paper = { left: 100, top: 90, right: 148, bottom: 124 };
  for (let y = paper.top; y < paper.bottom; y++) {
    for (let x = paper.left; x < paper.right; x++) {
      // Paper sends back 0.8 where the wall sends 0.44.
      const light = sceneLight(LINEAR[picture.data[at(x, y)]]) * (0.8 / 0.44);
      const grey = encoded(shownLight(light));
      picture.data.set([grey, grey, grey], at(x, y));
    }
  }
  const { left, top, right, bottom } = paper;
  const sheet: Sheet = [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
  const { lightness: _, ...unsaid } = wall;
  const room = new VisitorPhoto(picture);
  room.keepSlab("stone", slab(176), SLAB);
  const surfaces = [{ ...unsaid, sheet }];
  const { pixels, stone } = await room.draw({ ...recipe, surfaces }, lay("stone"), async () => {});
  expect(stone[at(124, 107) / 4]).toBeGreaterThan(250);
  const before = photograph().data;
  for (const x of [124, 300, 380]) {
    expect(Math.abs(pixels[at(x, 107)] - before[at(x, 107)])).toBeLessThan(14);
  }
});

test("nothing of the old surface shines through a new stone, and each colour is the stone's own", async () => {
  const room = new VisitorPhoto(photograph());
  const rgb = [150, 90, 40];
  const data = Uint8ClampedArray.from({ length: 64 * 40 * 4 }, (_, i) => rgb[i % 4] ?? 255);
  room.keepSlab("brown", { width: 64, height: 40, data }, SLAB);
  room.keepSlab("grey", slab(60), SLAB);
  const at120 = async (stone: string) => {
    const { pixels } = await room.draw(recipe, lay(stone), async () => {});
    return [...pixels.subarray(at(120, 150), at(120, 150) + 3)];
  };
  const [red, green, blue] = await at120("brown");
  expect([red > green + 30, green > blue + 30, blue < 70]).toEqual([true, true, true]);
  const grey = await at120("grey");
  expect(Math.max(...grey) - Math.min(...grey)).toBeLessThan(12);
});

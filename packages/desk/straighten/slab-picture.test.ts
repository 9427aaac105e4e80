import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { edgesSeen, mostOff, type Shot, SLAB, TELEPHONE } from "../testing/camera.ts";
import { aspectSeen, contradiction, cornersOf, type Edges, frame } from "./geometry.ts";
import { guessedEdges } from "./guess-edges.ts";
import type { Pixels } from "./light.ts";
import { focalOnFilm, openPhotograph } from "./photograph.ts";
import { blownOutShare, slabPicture } from "./slab-picture.ts";
import { rectangle, straightened } from "./warp.ts";
import { withoutReflection } from "./without-reflection.ts";

const SHOT: Shot = { ...TELEPHONE, noise: 0 };

test("scale holds within 0.4 % up to 35 degrees, through a lens that bends", () => {
  for (const [yaw, pitch] of [
    [0, 0],
    [20, -8],
    [35, -5],
    [-35, 6],
    [10, 15],
  ] as const) {
    expect(mostOff({ ...SHOT, yaw, pitch, distance: 4200 }), `${yaw} ${pitch}`).toBeLessThan(0.4);
  }
});

test("perspective tells when the measures cannot be those of the slab", () => {
  const corners = cornersOf(edgesSeen(SHOT, SLAB));
  expect(aspectSeen(corners, SHOT, SHOT.focal)).toBeCloseTo(1.6, 1);
  expect(contradiction(corners, SHOT, SHOT.focal, { width: 320, height: 200 })).toBeUndefined();
  expect(contradiction(corners, SHOT, SHOT.focal, { width: 260, height: 200 })).toBeCloseTo(1.6, 1);
});

test("a grey card gives the stone its colour back, a neutral place takes the cast away", async () => {
  const grey = (red: number, green: number, blue: number): Pixels => {
    const data = new Uint8Array(400 * 300 * 3).map((_, i) => [red, green, blue][i % 3] ?? 0);
    return { data, width: 400, height: 300 };
  };
  const photograph = {
    pixels: grey(150, 130, 90),
    focal: undefined,
    edges: guessedEdges(grey(1, 1, 1)),
  };
  const edges = frame(10, 10, 390, 290);
  const at: Point = [200, 150];
  const middle = ({ data }: Pixels) => [
    ...data.subarray(data.length / 2 - ((data.length / 2) % 3)).subarray(0, 3),
  ];
  const card = slabPicture(photograph, { edges, width: 400, height: 5, colour: { of: "grey-card", at } });
  // 18 % of light is 118 in sRGB.
  expect(middle(card.pixels)).toEqual([118, 118, 118]);
  const [red = 0, green = 0, blue = 0] = middle(
    slabPicture(photograph, { edges, width: 400, height: 5, colour: { of: "neutral", at } }).pixels,
  );
  expect(Math.max(red, green, blue) - Math.min(red, green, blue)).toBeLessThanOrEqual(1);
});

test("a strip that shows no slab has its own sides as edges, without a search that takes minutes", () => {
  for (const [width, height] of [
    [40, 2000],
    [2000, 40],
  ] as const) {
    const data = new Uint8Array(width * height * 3);
    expect(guessedEdges({ data, width, height })).toEqual(frame(0, 0, width, height));
  }
});

test("a photograph is turned upright, its focal length read, and what is none refused", async () => {
  const upright = await sharp({ create: { width: 400, height: 300, channels: 3, background: "#fff" } })
    .withExif({ IFD2: { FocalLengthIn35mmFilm: "26" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { pixels, focal } = await openPhotograph(upright);
  expect(focal).toBeCloseTo((26 * 500) / Math.hypot(24, 36), 6);
  expect([pixels.width, pixels.height]).toEqual([300, 400]);
  const small = await openPhotograph(upright, 30_000);
  expect([small.pixels.width, small.pixels.height, small.focal]).toEqual([150, 200, (focal ?? 0) / 2]);
  await expect(openPhotograph(Buffer.from("no picture"))).rejects.toThrow("photograph cannot be read");
  await expect(openPhotograph(upright.subarray(0, upright.length / 2))).rejects.toThrow(
    "photograph cannot be read",
  );
  await expect(openPhotograph(Buffer.from("\0\0\0\x18ftypheic", "latin1"))).rejects.toThrow(
    "photograph cannot be read",
  );
  expect(focalOnFilm(Buffer.from("Exif\0\0II*\0\xff\xff\0\0", "latin1"))).toBeUndefined();
});

/** A picture whose values are told by column and row. */
function painted(width: number, height: number, value: (x: number, y: number) => number): Pixels {
  const data = new Uint8Array(width * height * 3);
  for (let i = 0; i < data.length; i++) {
    const pixel = Math.floor(i / 3);
    data[i] = value(pixel % width, Math.floor(pixel / width));
  }
  return { data, width, height };
}

test("what is cut off is gone at the same scale as the rest, and the measures are those of the rest", () => {
  // A strip of 200 x 10 cm, dark in its left fifth and at its lower edge.
  const pixels = painted(1000, 50, (x, y) => (x < 200 || y >= 40 ? 20 : 180));
  const edges = frame(0, 0, 1000, 50);
  const photograph = { pixels, focal: 900, edges };
  const crop = { left: 41, top: 0, right: 9, bottom: 2.5 };
  const cut = slabPicture(photograph, { edges, width: 200, height: 10, crop });
  expect(cut).toMatchObject({ width: 150, height: 7.5, mmPerPixel: 1500 / 2048, detail: 750 });
  expect(cut.pixels).toMatchObject({ width: 2048, height: 102 });
  expect(new Set(cut.pixels.data)).toEqual(new Set([180]));
  const all = { left: 120, top: 0, right: 78, bottom: 0 };
  expect(() => slabPicture(photograph, { edges, width: 200, height: 10, crop: all })).toThrow("CROP");
});

test("colour set by hand: warmth and tint leave the light as it is, brightness alone changes it", () => {
  const photograph = {
    pixels: painted(400, 300, () => 120),
    focal: undefined,
    edges: frame(0, 0, 400, 300),
  };
  const set = (hand: { warmth?: number; tint?: number; brightness?: number }) => {
    const colour = { of: "hand" as const, warmth: 0, tint: 0, brightness: 0, ...hand };
    const { pixels } = slabPicture(photograph, { edges: photograph.edges, width: 400, height: 5, colour });
    const [red = 0, green = 0, blue = 0] = pixels.data.subarray(3 * 5000, 3 * 5001);
    const light = (value: number) => (value / 255) ** 2.2;
    return {
      red,
      green,
      blue,
      luminance: 0.2126 * light(red) + 0.7152 * light(green) + 0.0722 * light(blue),
    };
  };
  const as = set({});
  expect([as.red, as.green, as.blue]).toEqual([120, 120, 120]);
  const warm = set({ warmth: 100 });
  expect(warm.red).toBeGreaterThan(as.red);
  expect(warm.blue).toBeLessThan(as.blue);
  expect(warm.luminance / as.luminance).toBeCloseTo(1, 1);
  const pink = set({ tint: 60 });
  expect(pink.green).toBeLessThan(pink.red);
  expect(pink.luminance / as.luminance).toBeCloseTo(1, 1);
  expect(set({ brightness: 100 }).luminance / as.luminance).toBeCloseTo(2, 1);
});

test("light that is blown out is told of the slab alone, and only where no photograph shows the stone", () => {
  // White sky above the slab; a lamp in its left half.
  const lamp = (from: number) =>
    painted(100, 60, (x, y) => (y < 20 || (x >= from && x < from + 10 && y > 30) ? 255 : 150));
  const corners = cornersOf(frame(0, 20, 100, 60));
  const share = (...shown: Pixels[]) => blownOutShare(shown.map((pixels) => ({ pixels, corners })));
  expect(share(painted(100, 60, (_, y) => (y < 20 ? 255 : 150)))).toBe(0);
  expect(share(lamp(10))).toBeCloseTo(0.0725, 2);
  expect(share(lamp(10), lamp(60))).toBe(0);
});

test("edges that enclose nothing are refused", () => {
  const pixels = { data: new Uint8Array(300), width: 10, height: 10 };
  const { top, bottom, left } = frame(0, 0, 9, 9);
  // The right edge lies where the lower one does.
  const edges: Edges = { top, right: bottom, bottom, left };
  const photograph = { pixels, focal: undefined, edges };
  expect(() => slabPicture(photograph, { edges, width: 300, height: 200 })).toThrow("do not enclose");
});

test("the first guess of the edges lies on a bright slab, each side on its own", () => {
  const found = guessedEdges(
    painted(320, 240, (x, y) => (x >= 30 && x < 270 && y >= 40 && y < 215 ? 200 : 30)),
  );
  const [[left, top], , [right, bottom]] = cornersOf(found);
  for (const [seen, real] of [
    [left, 30],
    [top, 40],
    [right, 270],
    [bottom, 215],
  ] as const)
    expect(Math.abs(seen - real)).toBeLessThan(5);
});

test("where a pixel covers several of the photograph, all of them count", () => {
  const stripes = painted(30, 6, (x) => (x % 3 === 1 ? 255 : 0));
  const step = painted(8, 2, (x) => (x < 4 ? 0 : 255));
  const same = straightened(step, rectangle(step), { width: 8, height: 2 }).data;
  // An eighth of the light on either side.
  expect([0, 3, 4, 7].map((x) => same[3 * x])).toEqual([0, 99, 240, 255]);
  const { data } = straightened(stripes, rectangle(stripes), { width: 10, height: 2 });
  // A third of the light.
  expect([...data.subarray(12, 15)]).toEqual([156, 156, 156]);
});

test("a reflection is taken from the second photograph, the rest from the first", () => {
  const first = painted(256, 256, (x, y) => (x < 96 && y < 96 ? 240 : 140));
  const { data } = withoutReflection(
    first,
    painted(256, 256, (x, y) => (x > 160 && y > 160 ? 220 : 120)),
  );
  const at = (x: number, y: number) => data[(y * 256 + x) * 3];
  expect([at(30, 30), at(200, 60), at(220, 220)]).toEqual([140, 140, 140]);
  const [veined, other] = [0, 1].map((odd) => painted(64, 64, (x) => (x % 2 === odd ? 150 : 130)));
  expect(veined && other && withoutReflection(veined, other)).toEqual(veined);
});

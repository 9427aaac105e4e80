import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import type { LaidSlab } from "@stoneyard/room-view/drawing.ts";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Baker } from "./baker.ts";

const ROOT = join(import.meta.dirname, "../..");
const WIDTH = 64;
const HEIGHT = 32;
type Colour = [number, number, number];

/** Colours of stone, exposures in stops, and what develop/film.py makes of them in a light of 1.5. */
const FILMED: [Colour, number, Colour][] = [
  [[230, 228, 224], 0, [203, 202, 201]],
  [[230, 228, 224], 0.8, [221, 221, 219]],
  [[20, 20, 22], 0, [12, 12, 15]],
  [[128, 128, 128], 0.8, [172, 172, 172]],
  [[40, 110, 70], 0.8, [85, 157, 111]],
  [[150, 50, 40], 0, [177, 69, 53]],
];

let baker: Baker;
let dir: string;

beforeAll(async () => {
  await mkdir(join(ROOT, ".cache"), { recursive: true });
  dir = await mkdtemp(join(ROOT, ".cache/baker-test-"));
  baker = await Baker.open({ width: 64, height: 40 });
});
afterAll(async () => {
  await baker?.close();
  await rm(dir, { recursive: true, force: true });
});

/** Layers of one grey level; light on the stone as it is in the light and in the dark room. */
type Facts = {
  exposure?: number;
  gloss?: number;
  irradiance?: readonly [number, number];
  /** Of the planes, 100 where not told. */
  mmPerPixel?: number;
};

/**
 * A room of two planes, left and right half but for a frame of 8 pixels: one looks at its surface straight on, 10 pixels to
 * the metre, u = 0 at the left and v = 0 at the bottom of the picture.
 */
async function room(slug: string, facts: Facts = {}): Promise<string> {
  const folder = join(dir, slug);
  await mkdir(folder, { recursive: true });
  const layer = (name: string, colour: Colour, scale = 1) =>
    sharp({ create: { width: WIDTH / scale, height: HEIGHT / scale, channels: 3, background: rgb(colour) } })
      .avif({ quality: 100, chromaSubsampling: "4:4:4" })
      .toFile(join(folder, `${name}.avif`));
  await layer("light", [200, 200, 200]);
  await layer("dark", [100, 100, 100], 2);
  const [light, dark] = facts.irradiance ?? [255, 255];
  await layer("irradiance-light", [light, light, light]);
  await layer("irradiance-dark", [dark, dark, dark], 2);
  await layer("gloss-light", [facts.gloss ?? 0, facts.gloss ?? 0, facts.gloss ?? 0], 2);
  await layer("gloss-dark", [facts.gloss ?? 0, facts.gloss ?? 0, facts.gloss ?? 0], 2);
  const planes = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let y = 8; y < HEIGHT - 8; y++) {
    for (let x = 8; x < WIDTH - 8; x++) {
      planes.set([x < WIDTH / 2 ? 1 : 2, 0, 255], (y * WIDTH + x) * 3);
    }
  }
  await sharp(planes, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } })
    .webp({ lossless: true })
    .toFile(join(folder, "planes.webp"));
  const metre = (facts.mmPerPixel ?? 100) / 1000;
  const homography = [metre, 0, 0, 0, -metre, HEIGHT * metre, 0, 0, 1];
  await writeFile(
    join(folder, "view.json"),
    JSON.stringify({
      albedo: { light: 0.75, dark: 0.04 },
      size: [WIDTH, HEIGHT],
      exposure: facts.exposure ?? 0,
      irradiance: 1.5,
      gloss: 1,
      planes: [
        { surface: "worktop", area: 384, homography },
        { surface: "splashback", area: 384, homography },
      ],
    }),
  );
  return relative(ROOT, folder);
}

function rgb([r, g, b]: Colour) {
  return { r, g, b };
}

/** A slab of 6.4 x 4 m: its left half of one colour, its right half of another. */
async function slab(name: string, left: Colour, right: Colour = left): Promise<LaidSlab> {
  const path = join(dir, `${name}.avif`);
  const half = await sharp({ create: { width: 320, height: 400, channels: 3, background: rgb(right) } })
    .png()
    .toBuffer();
  await sharp({ create: { width: 640, height: 400, channels: 3, background: rgb(left) } })
    .composite([{ input: half, left: 320, top: 0 }])
    .avif({ quality: 100, chromaSubsampling: "4:4:4" })
    .toFile(path);
  return { url: relative(ROOT, path), size: [6.4, 4], shift: [0, 0], turn: 0, bookmatched: true };
}

async function pixels(png: Buffer) {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return (x: number, y: number) => [...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3)];
}

function near(actual: number[], expected: readonly number[], within: number): void {
  for (const [i, value] of expected.entries())
    expect(Math.abs(actual[i] - value)).toBeLessThanOrEqual(within);
}

describe("a room with stones", () => {
  // Light of 1.5 on the stone, developed by film.py: what the browser shows must be what the renderer's film shows.
  it.each(FILMED)("develops stone as the film does: %j at %d stops", async (stone, exposure, expected) => {
    const at = await pixels(
      await baker.bake(await room(`film-${stone.join("-")}-${exposure}`, { exposure }), {
        worktop: await slab(`film-${stone.join("-")}`, stone),
        splashback: await slab(`film-${stone.join("-")}`, stone),
      }),
    );
    near(at(20, 16), expected, 2);
  });

  it("puts each surface's own stone on its planes, and leaves the rest to the room", async () => {
    const white = await slab("white", [191, 191, 191]);
    const black = await slab("black", [20, 20, 22]);
    const at = await pixels(await baker.bake(await room("two"), { worktop: white, splashback: black }));
    expect(at(20, 16)[0]).toBeGreaterThan(at(44, 16)[0]);
    // Between the room with a light stone (200) and that with a dark one (100).
    expect(at(2, 2)[0]).toBeGreaterThan(110);
    expect(at(2, 2)[0]).toBeLessThan(190);
  });

  it("darkens the room with its stone", async () => {
    const dir = await room("dark");
    const black = await slab("night", [56, 56, 56]);
    const white = await slab("day", [225, 225, 225]);
    near(
      (await pixels(await baker.bake(dir, { worktop: black, splashback: black })))(2, 2),
      [100, 100, 100],
      4,
    );
    near(
      (await pixels(await baker.bake(dir, { worktop: white, splashback: white })))(2, 2),
      [200, 200, 200],
      4,
    );
  });

  it("shows a slab at true scale, moved and turned", async () => {
    const dir = await room("scale");
    const halves = await slab("halves", [230, 230, 230], [20, 20, 20]);
    const bright = async (laid: Partial<LaidSlab>) => {
      const lies = { ...halves, ...laid };
      const at = await pixels(await baker.bake(dir, { worktop: lies, splashback: lies }));
      return [12, 28, 36, 52].map((x) => at(x, 16)[0] > 128);
    };
    // The slab is as wide as the picture, so its colours meet in the middle.
    expect(await bright({})).toEqual([true, true, false, false]);
    expect(await bright({ shift: [1.2, 0] })).toEqual([true, false, false, false]);
    expect(await bright({ turn: 180 })).toEqual([false, false, true, true]);
  });

  it("opens the next natural slab like a book, and lays the next engineered one beside its like", async () => {
    const dir = await room("beyond");
    const halves = { ...(await slab("sides", [230, 230, 230], [20, 20, 20])), shift: [3.2, 0] as const };
    const bright = async (bookmatched: boolean) => {
      const lies = { ...halves, bookmatched };
      const at = await pixels(await baker.bake(dir, { worktop: lies, splashback: lies }));
      return [12, 28, 36, 52].map((x) => at(x, 16)[0] > 128);
    };
    // The slab ends in the middle of the picture, dark.
    expect(await bright(true)).toEqual([false, false, false, false]);
    expect(await bright(false)).toEqual([false, false, true, true]);
  });

  it.each([true, false])(
    "shows the joint between two slabs of cladding, bookmatched: %j",
    async (bookmatched) => {
      const dir = await room("joint", { mmPerPixel: 0.6 });
      const white = {
        ...(await slab("jointed", [230, 228, 224])),
        shift: [-0.0192, 0] as const,
        bookmatched,
      };
      const at = await pixels(await baker.bake(dir, { worktop: white, splashback: white }));
      // Right of the middle lies the splashback, left the worktop, in which no slab ends.
      expect(at(32, 16)[0]).toBeLessThan(at(20, 16)[0] - 60);
      for (const x of [28, 31, 35]) near(at(x, 16), at(20, 16), 1);
    },
  );

  it("keeps the shade under a white stone clean where noise makes the dark room the brighter one", async () => {
    const white = await slab("whiter", [255, 255, 255]);
    const laid = { worktop: white, splashback: white };
    const even = await pixels(await baker.bake(await room("shade", { irradiance: [40, 40] }), laid));
    const noisy = await pixels(await baker.bake(await room("noise", { irradiance: [40, 200] }), laid));
    near(noisy(20, 16), even(20, 16), 1);
  });

  it("adds what polish mirrors", async () => {
    const stone = await slab("polished", [128, 128, 128]);
    const laid = { worktop: stone, splashback: stone };
    const matt = (await pixels(await baker.bake(await room("matt"), laid)))(20, 16);
    const polished = (await pixels(await baker.bake(await room("polished", { gloss: 160 }), laid)))(20, 16);
    expect(polished[0]).toBeGreaterThan(matt[0] + 15);
  });
});

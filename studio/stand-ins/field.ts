import sharp from "sharp";
import type { Pattern, StoneContent } from "#catalogue/kinds/stone.ts";
import { mix, type Noise, noiseFrom, type Random, randomFrom } from "./noise.ts";
import { veins } from "./veins.ts";

/** What a field needs to know of a stone. */
export type FieldStone = Pick<StoneContent, "colours" | "pattern"> & { key: string };
type Colour = readonly [red: number, green: number, blue: number];
/** Shares of the three colours at a place of the slab, in centimetres: 0 is all ground. */
type Shares = { second: number; accent: number };

/** The slab that a field shows, in centimetres. */
export const SLAB = { width: 320, height: 200 };
/** Points per centimetre before enlargement: the softness is wanted, and keeps the files small. */
const COARSE = 1.25;

/** A calm field in the stone's own colours, always the same for the same stone: a PNG of the whole slab. */
export async function stoneField(stone: FieldStone, width: number): Promise<Buffer> {
  const height = Math.round((width * SLAB.height) / SLAB.width);
  const ground = await sharp(coarsePixels(stone), {
    raw: { width: SLAB.width * COARSE, height: SLAB.height * COARSE, channels: 3 },
  })
    .resize(width, height, { kernel: "cubic" })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const overlay = veins(stone.pattern, stone.colours, randomFrom(`${stone.key} veins`));
  if (overlay === "") return ground;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${SLAB.width} ${SLAB.height}">${overlay}</svg>`;
  return sharp(ground)
    .composite([{ input: Buffer.from(svg) }])
    .png({ compressionLevel: 0 })
    .toBuffer();
}

function coarsePixels({ key, colours, pattern }: FieldStone): Buffer {
  const [ground, second, accent] = [rgb(colours.ground), rgb(colours.second), rgb(colours.accent)];
  const texture = TEXTURES[pattern](noiseFrom(`${key} cloud`), noiseFrom(`${key} warp`), randomFrom(key));
  const [width, height] = [SLAB.width * COARSE, SLAB.height * COARSE];
  const pixels = Buffer.alloc(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const shares = texture(column / COARSE, row / COARSE);
      const at = (row * width + column) * 3;
      for (const channel of [0, 1, 2] as const) {
        const clouded = mix(ground[channel], second[channel], clamp(shares.second));
        pixels[at + channel] = Math.round(mix(clouded, accent[channel], clamp(shares.accent)));
      }
    }
  }
  return pixels;
}

type Texture = (cloud: Noise, warp: Noise, random: Random) => (x: number, y: number) => Shares;

const clouded =
  (strength: number, size: number): Texture =>
  (cloud, warp) =>
  (x, y) => {
    const drift = warp(x / 90, y / 90) * 60;
    return { second: step(0.35, 0.75, cloud((x + drift) / size, (y + drift) / size)) * strength, accent: 0 };
  };

const banded: Texture = (cloud, warp) => (x, y) => {
  const level = y + warp(x / 160, y / 60) * 46 + warp(x / 40 + 9, y / 30) * 5;
  const band = cloud(level / 13, 3.5);
  return { second: step(0.3, 0.7, band), accent: step(0.62, 0.8, cloud(level / 7, 71.5)) * 0.5 };
};

const flowing: Texture = (cloud, warp) => (x, y) => {
  const level = y + x * 0.45 + warp(x / 110, y / 80) * 120;
  const band = cloud(level / 30, x / 400);
  return { second: step(0.32, 0.66, band), accent: step(0.6, 0.78, cloud(level / 16 + 40, x / 300)) * 0.6 };
};

/** Cells around scattered points, as the fragments of a breccia. */
const fragments =
  (size: number): Texture =>
  (cloud, warp, random) => {
    const columns = Math.ceil(SLAB.width / size) + 3;
    const rows = Math.ceil(SLAB.height / size) + 3;
    const points = Array.from({ length: columns * rows }, () => [random(), random(), random()] as const);
    return (plainX, plainY) => {
      const x = (plainX + (warp(plainX / 22, plainY / 22) - 0.5) * size * 1.1) / size;
      const y = (plainY + (warp(plainX / 22 + 50, plainY / 22) - 0.5) * size * 1.1) / size;
      let [first, next, kind] = [9, 9, 0];
      for (let row = Math.floor(y) - 1; row <= Math.floor(y) + 1; row++) {
        for (let column = Math.floor(x) - 1; column <= Math.floor(x) + 1; column++) {
          const point = points[(row + 1) * columns + column + 1];
          if (!point) continue;
          const distance = Math.hypot(column + point[0] - x, row + point[1] - y);
          if (distance < first) [next, first, kind] = [first, distance, point[2]];
          else if (distance < next) next = distance;
        }
      }
      return {
        second: step(0.4, 0.62, kind) * 0.8 + cloud(plainX / 40, plainY / 40) * 0.2,
        accent: 0.6 * (1 - step(0, 0.12, next - first)),
      };
    };
  };

/** Grains of a granite, seen from some steps away: fainter than in the hand. */
const grains =
  (size: number, strength: number, darkFrom: number): Texture =>
  (cloud, warp) =>
  (x, y) => ({
    second:
      step(0.3, 0.8, cloud(x / 70, y / 70)) * 0.4 + step(0.46, 0.66, warp(x / size, y / size)) * strength,
    accent: step(darkFrom, darkFrom + 0.14, cloud(x / (size * 0.8) + 30, y / (size * 0.8))) * strength * 1.2,
  });

const TEXTURES: Readonly<Record<Pattern, Texture>> = {
  veined: clouded(0.75, 55),
  fossil: clouded(0.7, 40),
  clouded: clouded(1, 60),
  plain: clouded(0.45, 110),
  banded,
  flowing,
  brecciated: fragments(44),
  "coarse-grained": grains(5, 0.5, 0.6),
  "fine-grained": grains(3.5, 0.35, 0.62),
  speckled: grains(5, 0.35, 0.66),
};

function step(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

function rgb(hex: string): Colour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}

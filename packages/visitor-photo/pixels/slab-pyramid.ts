import { type LinearPicture, linearPicture, type Photograph } from "./picture.ts";

/** A slab's size, and how the next one lies beside it. */
export type SlabFormat = {
  /** Width and height, metres. */
  size: readonly [number, number];
  /** Whether the next slab is opened like a book, as blocks are sawn; engineered slabs lie side by side. */
  bookmatched: boolean;
};

/** A slab as pictures of decreasing size in linear light, for veins seen from afar. */
export type SlabPyramid = SlabFormat & {
  levels: readonly LinearPicture[];
  mean: readonly [number, number, number];
};

/** Most samples along the longer side of a pixel's footprint. */
const MOST_SAMPLES = 10;

export function slabPyramid(pixels: Photograph, format: SlabFormat): SlabPyramid {
  const levels = [linearPicture(pixels)];
  for (let level = levels[0]; level.width > 1 || level.height > 1; levels.push(level)) level = halved(level);
  const [red, green, blue] = levels.at(-1)?.data ?? [0, 0, 0];
  return { ...format, levels, mean: [red, green, blue] };
}

/** The mean of two by two pixels, and of three at an odd side. */
function halved({ width, height, data }: LinearPicture): LinearPicture {
  const w = Math.max(1, width >> 1);
  const h = Math.max(1, height >> 1);
  const out = new Float32Array(w * h * 3);
  for (let y = 0, i = 0; y < h; y++) {
    const top = Math.floor((y * height) / h);
    const bottom = Math.ceil(((y + 1) * height) / h);
    for (let x = 0; x < w; x++) {
      const left = Math.floor((x * width) / w);
      const right = Math.ceil(((x + 1) * width) / w);
      const count = (right - left) * (bottom - top);
      for (let c = 0; c < 3; c++) {
        let total = 0;
        for (let j = top; j < bottom; j++) {
          for (let k = left; k < right; k++) total += data[(j * width + k) * 3 + c];
        }
        out[i++] = total / count;
      }
    }
  }
  return { width: w, height: h, data: out };
}

/**
 * The slab's colour under a pixel; outside its borders lies the next slab.
 * @param u metres to the right, `v` metres up from the slab's lower left corner
 * @param across metres on the slab for a pixel to the right, and `down` for a pixel down
 */
export function sampleSlab(
  { levels, size, bookmatched }: SlabPyramid,
  u: number,
  v: number,
  across: readonly [number, number],
  down: readonly [number, number],
  out: Float64Array,
): void {
  const { width, height } = levels[0];
  const perU = width / size[0];
  const perV = height / size[1];
  const ux = across[0] * perU;
  const vx = across[1] * perV;
  const uy = down[0] * perU;
  const vy = down[1] * perV;
  const one = Math.sqrt(ux * ux + vx * vx);
  const other = Math.sqrt(uy * uy + vy * vy);
  const long = Math.max(one, other);
  const short = Math.min(one, other);
  const stepX = one > other ? ux : uy;
  const stepY = one > other ? -vx : -vy;
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(long / Math.max(short, 1))));
  const fine = Math.max(0, Math.log2(Math.max(long / samples, 1e-6)));
  const below = Math.min(levels.length - 1, Math.floor(fine));
  const above = Math.min(levels.length - 1, below + 1);
  const share = Math.min(1, fine - below);
  const x = u * perU;
  const y = height - v * perV;
  const beyond = bookmatched ? mirrored : begunAnew;
  for (let c = 0; c < 3; c++) out[c] = 0;
  for (let s = 0; s < samples; s++) {
    const t = (s + 0.5) / samples - 0.5;
    const px = (x + stepX * t) / width;
    const py = (y + stepY * t) / height;
    if (share < 0.95) addSample(levels[below], px, py, beyond, (share > 0.05 ? 1 - share : 1) / samples, out);
    if (share > 0.05) addSample(levels[above], px, py, beyond, (share < 0.95 ? share : 1) / samples, out);
  }
}

/** Adds the colour at a share of width and height, interpolated. */
function addSample(
  { width, height, data: light }: LinearPicture,
  px: number,
  py: number,
  beyond: (index: number, count: number) => number,
  weight: number,
  out: Float64Array,
): void {
  const x = px * width - 0.5;
  const y = py * height - 0.5;
  const left = Math.floor(x);
  const top = Math.floor(y);
  const fx = x - left;
  const fy = y - top;
  const within = left >= 0 && top >= 0 && left + 1 < width && top + 1 < height;
  const x0 = (within ? left : beyond(left, width)) * 3;
  const x1 = within ? x0 + 3 : beyond(left + 1, width) * 3;
  const y0 = (within ? top : beyond(top, height)) * width * 3;
  const y1 = within ? y0 + width * 3 : beyond(top + 1, height) * width * 3;
  const a = (1 - fx) * (1 - fy) * weight;
  const b = fx * (1 - fy) * weight;
  const c = (1 - fx) * fy * weight;
  const d = fx * fy * weight;
  const p = y0 + x0;
  const q = y0 + x1;
  const r = y1 + x0;
  const s = y1 + x1;
  out[0] += light[p] * a + light[q] * b + light[r] * c + light[s] * d;
  out[1] += light[p + 1] * a + light[q + 1] * b + light[r + 1] * c + light[s + 1] * d;
  out[2] += light[p + 2] * a + light[q + 2] * b + light[r + 2] * c + light[s + 2] * d;
}

function mirrored(index: number, count: number): number {
  const around = ((index % (2 * count)) + 2 * count) % (2 * count);
  return around < count ? around : 2 * count - 1 - around;
}

const begunAnew = (index: number, count: number): number => ((index % count) + count) % count;

import sharp from "sharp";
import { textHash } from "../slabs/primitives/random.ts";
import { type Recipe, stackOf } from "../slabs/recipe.ts";
import { render } from "../slabs/render.ts";
import type { LayerSettings } from "../slabs/stack.ts";
import { type Atlas, BLEED, type Placed } from "./atlas.ts";

/** What the texture of a table in one stone is drawn from. */
export type TextureOrder = {
  stone: string;
  stack: LayerSettings[];
  /** Seeds of the slabs that its cuts come from, in the order of the atlas. */
  seeds: number[];
  atlas: Atlas;
  /** The JPEG is made coarser until it fits, bytes. */
  budget: number;
};

/** Every slab that tables are cut from, mm. */
const SLAB = { width: 3200, height: 2000 };
/** The next cut of a table comes from another slab, this number further on. */
const NEXT_SLAB = 40;
const QUALITIES = [84, 80, 76, 72, 68, 64, 60, 55, 50, 45, 40];

/** @param slab number of the slab of the stone */
export function textureOrder(
  stone: string,
  recipe: Recipe,
  slab: number,
  atlas: Atlas,
  budget: number,
): TextureOrder {
  const seeds = atlas.cuts.map((_, index) => (textHash(stone) + (slab + index * NEXT_SLAB) * 7919) | 0);
  return { stone, stack: stackOf(recipe), seeds, atlas, budget };
}

/** Draws the texture as a JPEG. @throws where even the coarsest does not fit its budget */
export async function drawTexture({ stone, stack, seeds, atlas, budget }: TextureOrder): Promise<Uint8Array> {
  const { width, height, cuts } = atlas;
  const pixels = new Uint8Array(width * height * 3).fill(40);
  for (const [index, cut] of cuts.entries()) {
    const { columns, rows, mmPerPixel } = cut;
    const view = { ...placeOnSlab(cut), columns, rows, mmPerPixel };
    const drawn = render(stack, { ...SLAB, seed: seeds[index], view });
    for (let row = 0; row < rows; row++) {
      const line = drawn.subarray(row * columns * 3, (row + 1) * columns * 3);
      pixels.set(line, ((cut.top + row) * width + cut.left) * 3);
    }
  }
  for (const quality of QUALITIES) {
    const jpeg = await sharp(pixels, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true })
      .toBuffer();
    if (jpeg.length <= budget) return jpeg;
  }
  throw new Error(`The texture of ${width} x ${height} pixels in ${stone} does not fit ${budget} bytes.`);
}

/** A cut is taken from the middle of its slab. */
function placeOnSlab({ width, height, mmPerPixel }: Placed): { left: number; top: number } {
  const bleed = BLEED * mmPerPixel;
  return { left: (SLAB.width - width) / 2 - bleed, top: (SLAB.height - height) / 2 - bleed };
}

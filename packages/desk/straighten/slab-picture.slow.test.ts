import sharp from "sharp";
import { expect, test } from "vitest";
import { edgesSeen, photographed, SLAB, TELEPHONE } from "../testing/camera.ts";
import { likeness } from "../testing/likeness.ts";
import { cornersOf } from "./geometry.ts";
import { guessedEdges } from "./guess-edges.ts";
import type { Pixels } from "./light.ts";
import { openPhotograph } from "./photograph.ts";
import { asJpeg, slabPicture } from "./slab-picture.ts";

/** Twelve million pixels are made and straightened; a busy machine takes minutes. */
const LONG = { timeout: 300_000 };

async function carrara(): Promise<Pixels> {
  const picture = sharp("content/pictures/stones/marble/carrara.avif").resize(2048, 1280).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

test(
  "a photograph of Carrara becomes its slab again: 34 dB or more, colour and EXIF as they should be",
  LONG,
  async () => {
    const slab = await carrara();
    const taken = photographed(slab, SLAB, TELEPHONE);
    const jpeg = await sharp(taken.data, { raw: { width: taken.width, height: taken.height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer();
    const photograph = await openPhotograph(jpeg);
    const placement = { edges: edgesSeen(TELEPHONE, SLAB), width: 320, height: 200 };
    const result = slabPicture(photograph, placement);
    expect(result.pixels).toMatchObject({ width: 2048, height: 1280 });
    expect(result.mmPerPixel).toBeCloseTo(1.5625, 6);
    expect(likeness(result.pixels, slab)).toBeGreaterThan(34);
    expect((await sharp(await asJpeg(result.pixels)).metadata()).exif).toBeUndefined();
  },
);

test("the edges of a slab in front of a dark yard are found", async () => {
  const shot = { ...TELEPHONE, width: 1008, height: 756, focal: 700, yaw: 12 };
  const slab = await carrara();
  const found = cornersOf(guessedEdges(photographed(slab, SLAB, shot)));
  const true_ = cornersOf(edgesSeen(shot, SLAB));
  for (const [i, [x, y]] of found.entries()) {
    const [tx = 0, ty = 0] = true_[i] ?? [];
    expect(Math.hypot(x - tx, y - ty), `corner ${i}`).toBeLessThan(25);
  }
});

import sharp from "sharp";
import { expect, test } from "vitest";
import { edgesSeen, photographed, type Shot } from "../testing/camera.ts";
import { likeness } from "../testing/likeness.ts";
import { cornersOf } from "./geometry.ts";
import type { Pixels } from "./light.ts";
import { straightened } from "./warp.ts";
import { withoutReflection } from "./without-reflection.ts";

const SLAB = { width: 3200, height: 2000 };
const SIZE = { width: 1024, height: 640 };
const SHOT: Shot = {
  width: 1600,
  height: 1200,
  focal: 1110,
  distance: 3600,
  yaw: 25,
  pitch: -6,
  noise: 2,
  distortion: 0,
  glare: 0.35,
};

/** Where the first photograph has its reflection. */
const REFLECTION = { left: 0.2, top: 0.25, right: 0.4, bottom: 0.45 };

async function carrara(): Promise<Pixels> {
  const picture = sharp("content/pictures/stones/marble/carrara.avif")
    .resize(SIZE.width, SIZE.height)
    .removeAlpha();
  return { data: new Uint8Array(await picture.raw().toBuffer()), ...SIZE };
}

/** As if the edges had been laid some pixels beside. */
function taken(slab: Pixels, shot: Shot): Pixels {
  const corners = cornersOf(edgesSeen(shot, SLAB));
  const [tl, tr, br, bl] = corners;
  const beside = [[tl[0] + 0.8, tl[1] - 0.6], [tr[0] - 0.7, tr[1]], [br[0], br[1] + 0.9], bl] as const;
  return straightened(photographed(slab, SLAB, shot), beside, SIZE);
}

test("a lamp's reflection is taken away by a second photograph, also of another exposure", async () => {
  const slab = await carrara();
  const first = taken(slab, SHOT);
  const second = taken(slab, { ...SHOT, yaw: -22, glareAt: [0.7, 0.5] });
  const darker = { ...second, data: second.data.map((value) => Math.round(value * 0.9)) };
  const [alone, both, unequal] = [
    first,
    withoutReflection(first, second),
    withoutReflection(first, darker),
  ].map((pixels) => likeness(pixels, slab, REFLECTION));
  expect(both).toBeGreaterThan((alone ?? 0) + 6);
  expect(unequal).toBeGreaterThan((alone ?? 0) + 6);
});

test("without a reflection the first photograph stays as it is", async () => {
  const slab = await carrara();
  expect(likeness(withoutReflection(slab, slab), slab, REFLECTION)).toBeGreaterThan(60);
});

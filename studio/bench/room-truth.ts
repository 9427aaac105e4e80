/**
 * Stones put into a room by the site's compositor beside the renderer's own picture of that room with the same stones: how
 * large the error on the stone is (PSNR). `node studio/bench/room-truth.ts [--room kitchen-5]`
 */
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp, { type Sharp } from "sharp";
import { machine, table, type Verdict, verdicts } from "#bench/report.ts";
import type { StoneKey } from "#catalogue/kinds/family.ts";
import { readContent } from "#catalogue/read.ts";
import { Masters } from "../masters.ts";
import { bake, closeBaker } from "../rooms/bake.ts";
import { exposureOf } from "../rooms/exposures.ts";
import { developPicture, render } from "../rooms/render.ts";
import { isRoom, readShots } from "../rooms/shots.ts";
import { slabImages } from "../rooms/slab-images.ts";

const STONES: Record<string, StoneKey> = {
  white: "marble/statuario",
  black: "granit/nero-assoluto",
  "mid-grey": "travertin/travertin-silver",
  green: "marble/verde-guatemala",
  red: "marble/rosso-alicante",
};
const LEAST_DB = 32;
const WIDTH = 800;
const SAMPLES = 48;
/** A pixel of the compared size counts where it shows stone alone. */
const WHOLLY_STONE = 254;

const { values } = parseArgs({ options: { room: { type: "string", default: "kitchen-5" } } });
const shot = (await readShots("studio/rooms/shots")).get(`rooms/views/${values.room}`);
if (!shot || !isRoom(shot)) throw new Error(`There is no room ${values.room}: content/rooms has the names`);
const { scene, camera, size } = shot;
const height = Math.round((WIDTH * size[1]) / size[0]);
const dir = join(".cache/rooms/truth", values.room);
await mkdir(dir, { recursive: true });
const masters = await Masters.open("content");
const { families } = await readContent("content");

console.log(`${machine()}\n`);
const rows = [["stone", "", "PSNR, dB", "mean error"]];
const found: Verdict[] = [];
const stoneOnly = await stoneMask();
try {
  for (const [what, stone] of Object.entries(STONES)) {
    const [truth, ours] = [await rendered(stone), await composited(stone)];
    await sideBySide(truth, ours, join(dir, `${what}.png`));
    const { psnr, mean } = errorOf(await bytesOf(ours), await bytesOf(truth));
    rows.push([what, stone, psnr.toFixed(1), mean.toFixed(1)]);
    found.push({ promise: `${what} >= ${LEAST_DB} dB`, measured: psnr.toFixed(1), kept: psnr >= LEAST_DB });
  }
} finally {
  await closeBaker();
}
console.log(`${table(rows)}\n\n${verdicts(found)}\n\nLeft the renderer's, right ours: ${dir}`);

async function rendered(stone: StoneKey): Promise<Sharp> {
  const out = join(dir, stone.replaceAll("/", "-"));
  const slabs = await slabImages(masters, families, { "*": stone }, ".cache/rooms/slabs");
  await render({ scene, camera, size: [WIDTH, height], samples: SAMPLES, slabs, out });
  await developPicture(out, await exposureOf(scene), `${out}.png`);
  return sharp(`${out}.png`);
}

async function composited(stone: StoneKey): Promise<Sharp> {
  const png = await bake("content", masters, { from: `rooms/views/${values.room}`, stones: { "*": stone } });
  return sharp(await sharp(png).resize(WIDTH, height, { fit: "fill" }).png().toBuffer());
}

/** 255 where a pixel shows nothing but stone: a plane whose number is not 0, all of it or shared with another plane. */
async function stoneMask(): Promise<Buffer> {
  const { data, info } = await sharp(join("content/rooms", values.room, "planes.webp"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stone = Buffer.alloc(info.width * info.height);
  for (let i = 0; i < stone.length; i++) {
    const [first, second, covers] = data.subarray(i * info.channels, i * info.channels + 3);
    stone[i] = first ? (second ? 255 : (covers ?? 0)) : 0;
  }
  const whole = { raw: { width: info.width, height: info.height, channels: 1 as const } };
  return sharp(stone, whole).resize(WIDTH, height, { fit: "fill" }).extractChannel(0).raw().toBuffer();
}

async function bytesOf(picture: Sharp): Promise<Buffer> {
  return picture.clone().removeAlpha().toColourspace("srgb").raw().toBuffer();
}

/** Over the stone alone, of 8-bit sRGB values. */
function errorOf(ours: Buffer, truth: Buffer): { psnr: number; mean: number } {
  let [squares, sum, count] = [0, 0, 0];
  for (let i = 0; i < truth.length; i++) {
    if ((stoneOnly[Math.floor(i / 3)] ?? 0) < WHOLLY_STONE) continue;
    const error = (ours[i] ?? 0) - (truth[i] ?? 0);
    squares += error ** 2;
    sum += Math.abs(error);
    count++;
  }
  return { psnr: 10 * Math.log10(255 ** 2 / (squares / count)), mean: sum / count };
}

async function sideBySide(left: Sharp, right: Sharp, file: string): Promise<void> {
  const input = await right.clone().png().toBuffer();
  const extended = await left.clone().extend({ right: WIDTH, background: "white" }).png().toBuffer();
  await sharp(extended)
    .composite([{ input, left: WIDTH, top: 0 }])
    .toFile(file);
}

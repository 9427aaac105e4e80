/**
 * Stones put into rooms by the site's compositor beside the renderer's own pictures of these rooms with the same stones: how
 * large the error on the stone is (PSNR), and where it is largest.
 * `node studio/bench/room-truth.ts [--room kitchen-5 …] [--width 800] [--samples 48]`
 */
import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { machine, table, verdicts } from "@stoneyard/bench/report.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import sharp, { type Sharp } from "sharp";
import { Masters } from "../masters.ts";
import { bake, closeBaker } from "../rooms/bake.ts";
import { developPicture, render } from "../rooms/render.ts";
import { filmOf, isRoom, type RoomShot, readShots } from "../rooms/shots.ts";
import { slabImages } from "../rooms/slab-images.ts";

const STONES: Record<string, StoneKey> = {
  white: "marble/statuario",
  black: "granit/nero-assoluto",
  grey: "travertin/travertin-silver",
  green: "marble/verde-guatemala",
  red: "marble/rosso-alicante",
};
const LEAST_DB = 32;
/** A pixel of the compared size counts where it shows stone alone. */
const WHOLLY_STONE = 254;
const VIEWS = "rooms/views/";

const { values } = parseArgs({
  options: {
    room: { type: "string", multiple: true },
    width: { type: "string", default: "400" },
    samples: { type: "string", default: "16" },
  },
});
const [width, samples] = [Number(values.width), Number(values.samples)];
const masters = await Masters.open("content");
const { families } = await readContent("content");

console.log(`${machine()}; ${width} pixels, ${samples} rays\n`);
const found: { what: string; psnr: number }[] = [];
try {
  for (const [room, shot] of await chosenRooms(values.room)) {
    const stoneOnly = await stoneMask(room, shot);
    const row: string[] = [];
    for (const [what, stone] of Object.entries(STONES)) {
      const [truth, ours] = [await rendered(room, shot, stone), await composited(room, shot, stone)];
      await sideBySide(truth, ours, join(dirOf(room), `${what}.png`));
      const psnr = psnrOn(stoneOnly, await bytesOf(ours), await bytesOf(truth));
      found.push({ what: `${what} in ${room}`, psnr });
      row.push(`${what} ${psnr.toFixed(1)}`);
    }
    console.log(`${room.padEnd(12)}  ${row.join("  ")}`);
  }
} finally {
  await closeBaker();
}
const worst = found.toSorted((one, other) => one.psnr - other.psnr).slice(0, 8);
console.log(`\nWorst, dB:\n${table(worst.map(({ what, psnr }) => [what, psnr.toFixed(1)]))}\n`);
const least = worst[0];
if (least) {
  const measured = `${least.psnr.toFixed(1)} (${least.what})`;
  console.log(verdicts([{ promise: `stone >= ${LEAST_DB} dB`, measured, kept: least.psnr >= LEAST_DB }]));
}
console.log("\nLeft the renderer's, right ours: .cache/rooms/truth");

/** Rooms by slug, all that have layers where none is named. @throws where one is not listed */
async function chosenRooms(slugs: readonly string[] | undefined): Promise<Map<string, RoomShot>> {
  const rooms = new Map<string, RoomShot>();
  for (const [name, shot] of await readShots("studio/rooms/shots")) {
    if (isRoom(shot)) rooms.set(name.slice(VIEWS.length), shot);
  }
  if (!slugs)
    return new Map([...rooms].filter(([slug]) => existsSync(join("content/rooms", slug, "view.json"))));
  const unknown = slugs.find((slug) => !rooms.has(slug));
  if (unknown) throw new Error(`There is no room ${unknown}: content/rooms has the names`);
  return new Map([...rooms].filter(([slug]) => slugs.includes(slug)));
}

function dirOf(room: string): string {
  return join(".cache/rooms/truth", room);
}

function sizeOf({ size }: RoomShot): [number, number] {
  return [width, Math.round((width * size[1]) / size[0])];
}

async function rendered(room: string, shot: RoomShot, stone: StoneKey): Promise<Sharp> {
  const { scene, camera } = shot;
  await mkdir(dirOf(room), { recursive: true });
  const out = join(dirOf(room), stone.replaceAll("/", "-"));
  const slabs = await slabImages(masters, families, { "*": stone }, ".cache/rooms/slabs");
  await render({ scene, camera, size: sizeOf(shot), samples, slabs, out });
  await developPicture(out, await filmOf(shot), `${out}.png`);
  return sharp(`${out}.png`);
}

async function composited(room: string, shot: RoomShot, stone: StoneKey): Promise<Sharp> {
  const png = await bake("content", masters, families, { from: `${VIEWS}${room}`, stones: { "*": stone } });
  return sharp(
    await sharp(png)
      .resize(...sizeOf(shot), { fit: "fill" })
      .png()
      .toBuffer(),
  );
}

/** 255 where a pixel shows nothing but stone: a plane whose number is not 0, all of it or shared with another plane. */
async function stoneMask(room: string, shot: RoomShot): Promise<Buffer> {
  const { data, info } = await sharp(join("content/rooms", room, "planes.webp"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stone = Buffer.alloc(info.width * info.height);
  for (let i = 0; i < stone.length; i++) {
    const [first, second, covers] = data.subarray(i * info.channels, i * info.channels + 3);
    stone[i] = first ? (second ? 255 : (covers ?? 0)) : 0;
  }
  const whole = { raw: { width: info.width, height: info.height, channels: 1 as const } };
  return sharp(stone, whole)
    .resize(...sizeOf(shot), { fit: "fill" })
    .extractChannel(0)
    .raw()
    .toBuffer();
}

async function bytesOf(picture: Sharp): Promise<Buffer> {
  return picture.clone().removeAlpha().toColourspace("srgb").raw().toBuffer();
}

/** Over the stone alone, of 8-bit sRGB values. */
function psnrOn(stoneOnly: Buffer, ours: Buffer, truth: Buffer): number {
  let [squares, count] = [0, 0];
  for (let i = 0; i < truth.length; i++) {
    if ((stoneOnly[Math.floor(i / 3)] ?? 0) < WHOLLY_STONE) continue;
    squares += ((ours[i] ?? 0) - (truth[i] ?? 0)) ** 2;
    count++;
  }
  return 10 * Math.log10(255 ** 2 / (squares / count));
}

async function sideBySide(left: Sharp, right: Sharp, file: string): Promise<void> {
  const input = await right.clone().png().toBuffer();
  const extended = await left.clone().extend({ right: width, background: "white" }).png().toBuffer();
  await sharp(extended)
    .composite([{ input, left: width, top: 0 }])
    .toFile(file);
}

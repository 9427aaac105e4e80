import { rm } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "@stoneyard/catalogue/read.ts";
import sharp, { type Sharp } from "sharp";
import type { Masters } from "../masters.ts";
import { bake } from "./bake.ts";
import { digestOf } from "./digest.ts";
import { addGrain } from "./grain.ts";
import { developPicture, developRoom, render } from "./render.ts";
import { beginWords, writeRoom } from "./room-files.ts";
import { stillsOfRooms } from "./rooms-of-stones.ts";
import {
  type BakedShot,
  filmOf,
  isBaked,
  isRoom,
  type PictureShot,
  type RoomShot,
  type Shot,
} from "./shots.ts";
import { slabImages } from "./slab-images.ts";

const CACHE = ".cache/rooms";
/** Diffuse colour of the stone in the two renderings of a room. */
const ALBEDO = { light: 0.75, dark: 0.04 };
/** Stands on every surface of a new room that comes without words. */
const FIRST_STONE = "marble/carrara";
const PREVIEW = { width: 600, samples: 8 };
/** AVIF. Below 60 grain is lost; of baked pictures there are hundreds, and each made anew stays in the repository's history. */
const QUALITY = { rendered: 70, baked: 62 };

/** Makes one shot, whole or not at all, into `contentDir`. */
export async function make(contentDir: string, masters: Masters, name: string, shot: Shot): Promise<void> {
  const dir = join(CACHE, "work", name);
  if (isRoom(shot)) await makeRoom(contentDir, masters, name, shot, dir);
  else if (isBaked(shot)) await makeBaked(contentDir, masters, name, shot);
  else await makePicture(contentDir, masters, name, shot, dir);
  await rm(dir, { recursive: true, force: true });
}

async function makeRoom(
  contentDir: string,
  masters: Masters,
  name: string,
  shot: RoomShot,
  dir: string,
): Promise<void> {
  const { scene, camera, size, samples } = shot;
  // Before the minutes of rendering, in which its sources may be edited.
  const recipe = await digestOf(contentDir, masters, shot);
  const light = join(dir, "light");
  const dark = join(dir, "dark");
  const half = [Math.floor(size[0] / 2), Math.ceil(size[1] / 2)] as const;
  await render({ scene, camera, size, samples, albedo: ALBEDO.light, out: light });
  // Half the size: the light room gives the detail, the dark one only how much darker each place is.
  await render({ scene, camera, size: half, samples: samples * 2, albedo: ALBEDO.dark, out: dark });
  const layers = join(dir, "layers");
  await developRoom(light, dark, await filmOf(shot), layers);
  await writeRoom(contentDir, name, layers, { albedo: ALBEDO, recipe }, shot.mirrored);
  await beginWords(contentDir, name, shot.words, FIRST_STONE);
  // The site asks for the still as soon as the room is there.
  const content = await readContent(contentDir);
  const still = [...stillsOfRooms(content)].find(([, { from }]) => from === name);
  if (still) await makeBaked(contentDir, masters, ...still);
}

async function makePicture(
  contentDir: string,
  masters: Masters,
  name: string,
  shot: PictureShot,
  dir: string,
): Promise<void> {
  const recipe = await digestOf(contentDir, masters, shot);
  const png = await renderPicture(contentDir, masters, shot, join(dir, "passes"));
  await masters.write(name, await encode(sharp(png), QUALITY.rendered), { made: "studio", recipe });
}

async function makeBaked(contentDir: string, masters: Masters, name: string, shot: BakedShot): Promise<void> {
  const recipe = await digestOf(contentDir, masters, shot);
  const { families } = await readContent(contentDir);
  const png = await bake(contentDir, masters, families, shot);
  const avif = await encode(sharp(png).resize(shot.width), QUALITY.baked);
  await masters.write(name, avif, { made: "studio", recipe });
}

/** With grain, which goes in last: resizing would smooth it away. A brass tap before red stone needs the whole of its colour. */
async function encode(picture: Sharp, quality: number): Promise<Buffer> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  addGrain(data, width, height);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .avif({ quality, effort: 4, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Renders a shot small into the cache and gives the path of the PNG. */
export async function preview(
  contentDir: string,
  masters: Masters,
  name: string,
  shot: RoomShot | PictureShot,
): Promise<string> {
  const { scene, camera } = shot;
  const height = Math.round((PREVIEW.width * shot.size[1]) / shot.size[0]);
  const stones = isRoom(shot) ? {} : shot.stones;
  const small: PictureShot = {
    scene,
    camera,
    stones,
    size: [PREVIEW.width, height],
    samples: PREVIEW.samples,
    ...(shot.white && { white: shot.white }),
  };
  return renderPicture(contentDir, masters, small, join(CACHE, "previews", name));
}

async function renderPicture(
  contentDir: string,
  masters: Masters,
  shot: PictureShot,
  passes: string,
): Promise<string> {
  const { scene, camera, size, samples } = shot;
  const { families } = await readContent(contentDir);
  const slabs = await slabImages(masters, families, shot.stones, join(CACHE, "slabs"));
  await render({ scene, camera, size, samples, slabs, out: passes });
  await developPicture(passes, await filmOf(shot), `${passes}.png`);
  return `${passes}.png`;
}

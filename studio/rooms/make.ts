import { rm } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import sharp from "sharp";
import { ContentError } from "#catalogue/problem.ts";
import { Masters } from "../masters.ts";
import { timeText } from "../slabs/progress.ts";
import { digestOf } from "./digest.ts";
import { developPicture, developRoom, exposureOf, render } from "./render.ts";
import { readRoomDigest, writeRoom } from "./room-files.ts";
import {
  inOrder,
  isBaked,
  isRoom,
  type PictureShot,
  type RoomShot,
  readShots,
  type Shot,
  type Shots,
} from "./shots.ts";
import { slabImages } from "./slab-images.ts";

const SHOTS = join(import.meta.dirname, "shots");
const CONTENT = "content";
const CACHE = ".cache/rooms";
/** Diffuse colour of the stone in the two renderings of a room. */
const ALBEDO = { light: 0.75, dark: 0.04 };
const PREVIEW = { width: 600, samples: 8 };

const HELP = `npm run rooms [-- <picture or room> …] [options]
  without options  renders what is listed in studio/rooms/shots and not there yet; can be stopped at any time
  --stale          renders also what has changed since it was rendered
  --preview        renders the named shots small into ${CACHE}/previews
  --list           tells what is there, what is stale and what is to be rendered`;

type State = "current" | "stale" | "missing" | "owner's";

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      stale: { type: "boolean", default: false },
      preview: { type: "boolean", default: false },
      list: { type: "boolean", default: false },
      help: { type: "boolean", default: false },
    },
  });
  if (values.help) return console.log(HELP);
  if (values.list) return list(chosenOf(await readShots(SHOTS), positionals));
  if (values.preview) return preview(chosenOf(await readShots(SHOTS), positionals));
  await work(positionals, values.stale);
}

/** One shot after the other. The lists are read anew each time, so that a queue that runs for hours sees new shots. */
async function work(named: readonly string[], stale: boolean): Promise<void> {
  const progress = { seconds: 0, cost: 0 };
  for (;;) {
    const masters = await Masters.open(CONTENT);
    const due = await dueOf(masters, chosenOf(await readShots(SHOTS), named), stale);
    const next = due[0];
    if (!next) return console.log("Nothing is left to be rendered.");
    const [name, shot] = next;
    const began = performance.now();
    await make(masters, name, shot);
    const seconds = (performance.now() - began) / 1000;
    progress.seconds += seconds;
    progress.cost += costOf(shot);
    const left = due.slice(1).reduce((sum, [, each]) => sum + costOf(each), 0);
    const time = timeText(1000 * left * (progress.seconds / progress.cost));
    console.log(`${name}  ${Math.round(seconds)} s; ${due.length - 1} left, about ${time}`);
  }
}

async function dueOf(
  masters: Masters,
  shots: Shots,
  stale: boolean,
): Promise<[string, Exclude<Shot, { from: string }>][]> {
  const due: [string, Exclude<Shot, { from: string }>][] = [];
  for (const [name, shot] of inOrder(shots)) {
    if (isBaked(shot)) continue;
    const state = await stateOf(masters, name, shot);
    if (state === "missing" || (stale && state === "stale")) due.push([name, shot]);
  }
  return due;
}

async function stateOf(masters: Masters, name: string, shot: Shot): Promise<State> {
  if (isRoom(shot)) {
    const digest = await readRoomDigest(CONTENT, slugOf(name));
    return digest === undefined ? "missing" : digest === digestOf(shot) ? "current" : "stale";
  }
  const entry = await masters.ours(name);
  if (!entry) return masters.has(name) ? "owner's" : "missing";
  if (entry.made === "stand-in") return "missing";
  return entry.recipe === digestOf(shot) ? "current" : "stale";
}

async function make(masters: Masters, name: string, shot: RoomShot | PictureShot): Promise<void> {
  const dir = join(CACHE, "work", name);
  if (isRoom(shot)) await makeRoom(name, shot, dir);
  else await makePicture(masters, name, shot, dir);
  await rm(dir, { recursive: true, force: true });
}

async function makeRoom(name: string, shot: RoomShot, dir: string): Promise<void> {
  const { scene, camera, size, samples } = shot;
  const light = join(dir, "light");
  const dark = join(dir, "dark");
  const half = [Math.floor(size[0] / 2), Math.ceil(size[1] / 2)] as const;
  await render({ scene, camera, size, samples, albedo: ALBEDO.light, out: light });
  // Half the size: the light room gives the detail, the dark one only how much darker each place is.
  await render({ scene, camera, size: half, samples: samples * 2, albedo: ALBEDO.dark, out: dark });
  const layers = join(dir, "layers");
  await developRoom(light, dark, await exposureOf(scene), layers);
  await writeRoom(CONTENT, slugOf(name), layers, { albedo: ALBEDO, recipe: digestOf(shot) });
}

async function makePicture(masters: Masters, name: string, shot: PictureShot, dir: string): Promise<void> {
  const png = await renderPicture(masters, shot, join(dir, "passes"));
  const avif = await sharp(png).avif({ quality: 62, effort: 4, chromaSubsampling: "4:2:0" }).toBuffer();
  await masters.write(name, avif, { made: "studio", recipe: digestOf(shot) });
}

async function renderPicture(masters: Masters, shot: PictureShot, passes: string): Promise<string> {
  const { scene, camera, size, samples } = shot;
  const slabs = await slabImages(masters, shot.stones, join(CACHE, "slabs"));
  await render({ scene, camera, size, samples, slabs, out: passes });
  await developPicture(passes, await exposureOf(scene), `${passes}.png`);
  return `${passes}.png`;
}

async function preview(shots: Shots): Promise<void> {
  const masters = await Masters.open(CONTENT);
  for (const [name, shot] of inOrder(shots)) {
    if (isBaked(shot)) continue;
    const height = Math.round((PREVIEW.width * shot.size[1]) / shot.size[0]);
    const small = { ...shot, size: [PREVIEW.width, height] as [number, number], samples: PREVIEW.samples };
    const dressed = isRoom(small) ? { ...small, stones: {} } : small;
    console.log(await renderPicture(masters, dressed as PictureShot, join(CACHE, "previews", name)));
  }
}

async function list(shots: Shots): Promise<void> {
  const masters = await Masters.open(CONTENT);
  for (const [name, shot] of inOrder(shots)) {
    console.log(`${(await stateOf(masters, name, shot)).padEnd(8)} ${name}`);
  }
}

/** Rays to be sent, in millions: what a shot costs, as far as it can be told beforehand. */
function costOf(shot: RoomShot | PictureShot): number {
  const rays = (shot.size[0] * shot.size[1] * shot.samples) / 1e6;
  return isRoom(shot) ? rays * 1.5 : rays;
}

/** @throws where a name is not listed */
function chosenOf(shots: Shots, names: readonly string[]): Shots {
  for (const name of names) {
    if (!shots.has(name)) throw new Error(`studio/rooms/shots lists no ${name}`);
  }
  return names.length === 0 ? shots : new Map([...shots].filter(([name]) => names.includes(name)));
}

function slugOf(name: string): string {
  return name.slice(name.lastIndexOf("/") + 1);
}

if (import.meta.main) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof ContentError || error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

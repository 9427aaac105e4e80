/**
 * Photographs of Carrara's slab as a telephone of 12 megapixels takes them (noise, a lens that bends, tilts of up to 35
 * degrees, with and without a lamp's reflection), straightened by the desk: decibels to the slab itself, how far lengths on it
 * are off, and seconds from the dropped file until it is straight. `node bench/desk/straighten.ts`. The processor's time holds on
 * a busy machine too.
 */

import type { Pixels } from "@stoneyard/desk/straighten/light.ts";
import { openPhotograph } from "@stoneyard/desk/straighten/photograph.ts";
import type { Placement } from "@stoneyard/desk/straighten/placement.ts";
import { asJpeg, slabPicture } from "@stoneyard/desk/straighten/slab-picture.ts";
import {
  edgesSeen,
  mostOff,
  photographed,
  type Shot,
  SLAB,
  TELEPHONE,
} from "@stoneyard/desk/testing/camera.ts";
import { likeness } from "@stoneyard/desk/testing/likeness.ts";
import sharp from "sharp";
import { machine, median, spread, verdicts } from "../report.ts";

const LEAST_DB = 34;
const MOST_OFF = 0.4;
const MOST_S = 1.5;
/** Widths of what the desk shows: the photograph, and the slab. */
const SHOWN = { photograph: 2400, slab: 1024 };
/** Far enough for the whole slab to be in the photograph. */
const SHOTS: readonly Pick<Shot, "yaw" | "pitch" | "distance">[] = [
  { yaw: 0, pitch: 0, distance: 3000 },
  { yaw: 15, pitch: -6, distance: 3200 },
  { yaw: 25, pitch: -6, distance: 3600 },
  { yaw: 35, pitch: -5, distance: 3800 },
  { yaw: -35, pitch: 6, distance: 3800 },
];
const GLARE = 0.35;

type Measured = { decibels: number; off: number; seconds: number; processor: number };

console.log(`${machine()}\n`);
const carrara = await slabOfCarrara();
console.log(row(["tilt", "lamp", "dB", "lengths off, %", "s", "processor, s"]));
const plain = await measureAll(0);
const lit = await measureAll(GLARE);
const all = [...plain, ...lit];
const seconds = plain.map(({ seconds }) => seconds);
console.log(
  `\n${verdicts([
    least(
      "likeness",
      plain.map(({ decibels }) => decibels),
    ),
    least(
      "likeness with a lamp, by two photographs",
      lit.map(({ decibels }) => decibels),
    ),
    {
      promise: `lengths are off <= ${MOST_OFF} %`,
      measured: `${Math.max(...all.map(({ off }) => off)).toFixed(2)} %`,
      kept: all.every(({ off }) => off <= MOST_OFF),
    },
    {
      promise: `from the dropped file until it is straight <= ${MOST_S} s`,
      measured: `${median(seconds).toFixed(2)} s (${spread(seconds)})`,
      kept: median(seconds) <= MOST_S,
    },
  ])}`,
);

function least(promise: string, decibels: readonly number[]) {
  const lowest = Math.min(...decibels);
  return {
    promise: `${promise} >= ${LEAST_DB} dB`,
    measured: `${spread(decibels, 1)} dB`,
    kept: lowest >= LEAST_DB,
  };
}

/** Each photograph is told as it is done: making one takes longer than straightening it. */
async function measureAll(glare: number): Promise<Measured[]> {
  const found: Measured[] = [];
  for (const place of SHOTS) {
    const measured = await measure({ ...TELEPHONE, ...place, glare });
    found.push(measured);
    const { decibels, off, seconds, processor } = measured;
    const lamp = glare > 0 ? "yes" : "no";
    const figures = [decibels.toFixed(1), off.toFixed(2), seconds.toFixed(2), processor.toFixed(2)];
    console.log(row([`${place.yaw}°`, lamp, ...figures]));
  }
  return found;
}

function row(cells: readonly string[]): string {
  return cells.map((cell) => cell.padStart(16)).join("");
}

async function measure(shot: Shot): Promise<Measured> {
  const first = await taken(shot);
  // From the other side, where the reflection lies elsewhere.
  const aside: Shot = { ...shot, yaw: shot.yaw > 0 ? -22 : 22, distance: 3600, glareAt: [0.7, 0.5] };
  const second = shot.glare > 0 ? await taken(aside) : undefined;
  const placement: Placement = {
    edges: edgesSeen(shot, SLAB),
    width: SLAB.width / 10,
    height: SLAB.height / 10,
    ...(second && { second: edgesSeen(aside, SLAB) }),
  };
  const [began, before] = [performance.now(), process.cpuUsage()];
  const photograph = await openPhotograph(first);
  await asJpeg(photograph.pixels, SHOWN.photograph);
  const { pixels } = slabPicture(photograph, placement, second && (await openPhotograph(second)));
  await asJpeg(pixels, SHOWN.slab);
  const { user, system } = process.cpuUsage(before);
  return {
    decibels: likeness(pixels, carrara),
    off: mostOff(shot),
    seconds: (performance.now() - began) / 1000,
    processor: (user + system) / 1e6,
  };
}

/** As a telephone writes it. */
async function taken(shot: Shot): Promise<Buffer> {
  const { data, width, height } = photographed(carrara, SLAB, shot);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function slabOfCarrara(): Promise<Pixels> {
  const { data, info } = await sharp("content/pictures/stones/marble/carrara.avif")
    .resize(2048, 1280)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data: new Uint8Array(data), width: info.width, height: info.height };
}

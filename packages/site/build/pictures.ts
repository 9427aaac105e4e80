import { createHash } from "node:crypto";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import { join, relative, sep } from "node:path";
import type { Catalogue } from "@stoneyard/catalogue/catalogue.ts";
import { type ColourTokens, colourTokens } from "@stoneyard/catalogue/pictures/brand-colours.ts";
import { type PictureSlot, pictureSlots } from "@stoneyard/catalogue/pictures/slots.ts";
import { coverName, slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import type { PictureManifest } from "@stoneyard/site/content/manifests.ts";
import sharp from "sharp";
import { brandedPreview } from "./pictures/branded-preview.ts";
import {
  ENCODERS,
  encode,
  type Master,
  pageRenditions,
  type Rendition,
  socialRendition,
} from "./pictures/encode.ts";
import { writeChanged } from "./place-file.ts";

/** One picture and what is to be made of it. */
export type PictureJob = { picture: Master; renditions: Rendition[] };

export type PicturePlan = {
  manifest: PictureManifest;
  jobs: PictureJob[];
  /** Whether pages would show other pictures than under the former plan. */
  changed: boolean;
};

/**
 * Plans all files of all pictures and writes the plan to `manifest.json` in `cacheDir`. Names contain a hash of the inputs,
 * so pages can be built before the files exist.
 */
export async function planPictures(catalogue: Catalogue, cacheDir: string): Promise<PicturePlan> {
  const { manifest, jobs } = await planOf(catalogue, cacheDir);
  const changed = await writeChanged(join(cacheDir, "manifest.json"), JSON.stringify(manifest));
  return { manifest, jobs, changed };
}

/**
 * Makes the planned files under `publicDir` that are missing, and removes those that are no longer planned.
 * @param onProgress called with the number of files done and of all
 * @param other work that needs a core too: until it ends, one picture fewer is made at once
 */
export async function makePictures(
  jobs: readonly PictureJob[],
  publicDir: string,
  onProgress: (done: number, total: number) => void,
  other: Promise<unknown> = Promise.resolve(),
): Promise<void> {
  const present = await filesUnder(publicDir, "images");
  const wanted = new Set(jobs.flatMap(({ renditions }) => renditions.map(({ file }) => file)));
  for (const file of present) if (!wanted.has(file) && !isBeingWritten(file)) await rm(join(publicDir, file));
  await encodeAll(missing(jobs, present), publicDir, onProgress, other);
}

/** By another process, which may be about to rename it. */
function isBeingWritten(file: string): boolean {
  return file.endsWith(".part");
}

/** The jobs whose files are missing under `publicDir`. */
export async function unmadePictures(jobs: readonly PictureJob[], publicDir: string): Promise<PictureJob[]> {
  return missing(jobs, await filesUnder(publicDir, "images"));
}

async function planOf(
  catalogue: Catalogue,
  cacheDir: string,
): Promise<Pick<PicturePlan, "manifest" | "jobs">> {
  const covers = coversOf(catalogue);
  const coverNames = new Set(covers.values());
  const manifest: PictureManifest = {};
  const renditionsOf = new Map<Master, Rendition[]>();
  const ask = (picture: Master, more: Rendition[]) =>
    renditionsOf.set(picture, [...(renditionsOf.get(picture) ?? []), ...more]);
  for (const slot of pictureSlots(catalogue)) {
    const picture = await shownPicture(slot, catalogue, cacheDir);
    if (!picture) continue;
    const { file, hash, ...facts } = picture;
    const renditions = pageRenditions(slot, picture, coverNames.has(slot.name));
    const sources = renditions.map((rendition) => ({ width: rendition.width, url: `/${rendition.file}` }));
    ask(picture, renditions);
    const cover = covers.get(slot.name);
    const isOwn = slot.kind === "social" || (slot.shared && picture.made !== "missing");
    const previewed = isOwn ? picture : cover && catalogue.pictures.get(cover);
    const social = previewed && socialRendition(slot.name, previewed);
    if (social) ask(previewed, [social]);
    manifest[slot.name] = { ...facts, sources, ...(social && { social: `/${social.file}` }) };
  }
  const jobs = [...renditionsOf].map(([picture, renditions]) => ({ picture, renditions }));
  return { manifest, jobs };
}

/** The picture itself, or its placeholder. */
async function shownPicture(
  slot: PictureSlot,
  { pictures, brand }: Catalogue,
  cacheDir: string,
): Promise<(Master & Pick<PictureManifest[string], "made">) | undefined> {
  const picture = pictures.get(slot.name);
  const isOwners = picture?.made === "owner";
  if (slot.kind === "social" && !isOwners) {
    const ground = picture ?? (await placeholder(slot, colourTokens(brand.colours), cacheDir));
    return { ...(await brandedPreview(ground, brand, cacheDir)), made: picture?.made ?? "missing" };
  }
  if (picture || slot.optional) return picture;
  return { ...(await placeholder(slot, colourTokens(brand.colours), cacheDir)), made: "missing" };
}

/** Names of the pictures that stand for their stones, by the names of the slabs. */
function coversOf({ stones, families, pictures }: Catalogue): Map<string, string> {
  return new Map(
    stones.flatMap((stone) => {
      const family = families.get(stone.family);
      return family ? [[slabNames(stone).slab, coverName(stone, family, pictures)] as const] : [];
    }),
  );
}

function missing(jobs: readonly PictureJob[], present: ReadonlySet<string>): PictureJob[] {
  return jobs.flatMap(({ picture, renditions }) => {
    const left = renditions.filter(({ file }) => !present.has(file));
    return left.length > 0 ? [{ picture, renditions: left }] : [];
  });
}

async function encodeAll(
  jobs: readonly PictureJob[],
  publicDir: string,
  onProgress: (done: number, total: number) => void,
  other: Promise<unknown>,
): Promise<void> {
  sharp.concurrency(1);
  const total = jobs.reduce((sum, { renditions }) => sum + renditions.length, 0);
  let done = 0;
  const queue = jobs.values();
  const work = async () => {
    for (const { picture, renditions } of queue) {
      await encode(picture, renditions, publicDir, () => onProgress(++done, total));
    }
  };
  const first = Array.from({ length: ENCODERS - 1 }, work);
  // Its failure is for whoever awaits it.
  await Promise.all([...first, other.catch(() => {}).then(work)]);
}

async function filesUnder(root: string, folder: string): Promise<Set<string>> {
  await mkdir(join(root, folder), { recursive: true });
  const entries = await readdir(join(root, folder), { recursive: true, withFileTypes: true });
  return new Set(
    entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, "/")),
  );
}

/** Draws a plain field with two diagonals in place of a missing picture; one file in `cacheDir` for each size. */
async function placeholder(
  { width, height }: PictureSlot,
  colours: ColourTokens,
  cacheDir: string,
): Promise<Master> {
  const file = join(cacheDir, "placeholders", `${width}x${height}.svg`);
  const drawing = drawingOf(width, height, colours);
  await mkdir(join(cacheDir, "placeholders"), { recursive: true });
  await writeFile(file, drawing);
  return { file, width, height, hash: createHash("sha256").update(drawing).digest("hex").slice(0, 16) };
}

function drawingOf(width: number, height: number, colours: ColourTokens): string {
  const line = Math.max(width, height) / 400;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${colours["paper-shaded"]}"/>
<path d="M0 0L${width} ${height}M${width} 0L0 ${height}" stroke="${colours.line}" stroke-width="${line}"/>
</svg>
`;
}

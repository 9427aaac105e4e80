import { createHash } from "node:crypto";
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Catalogue, Room } from "@stoneyard/catalogue/catalogue.ts";
import { LAYER_FILES } from "@stoneyard/catalogue/stones/rooms.ts";
import type { RoomLayer, RoomLayers } from "@stoneyard/room-view/room-layers.ts";
import type { RoomManifest } from "@stoneyard/site/content/manifests.ts";
import { makeIcons } from "./icons.ts";
import { copyModels } from "./models.ts";
import { makePictures, type PictureJob, type PicturePlan, planPictures } from "./pictures.ts";
import { writeChanged } from "./place-file.ts";
import { progressLine } from "./progress.ts";
import { writeSecurityTxt } from "./security-txt.ts";
import { siteUrlOrExit } from "./site-url.ts";

/** Pictures, models and icons as they are served; Vite's public folder. */
export const PUBLIC = ".cache/public";
const CACHE = ".cache/pictures";

/** A running server caches files by size and time, so unchanged files keep theirs. */
export const COPY = { recursive: true, preserveTimestamps: true };

/** Prepares everything served beside the pages; pictures are only planned. */
export async function prepareDerivedFiles(catalogue: Catalogue): Promise<PicturePlan> {
  await makeIcons(catalogue.brand, PUBLIC);
  await copyRooms(catalogue.rooms, { contentDir: "content", cacheDir: CACHE, publicDir: PUBLIC });
  await copyModels(catalogue, { contentDir: "content", publicDir: PUBLIC });
  await writeSecurityTxt(catalogue.site, PUBLIC, { siteUrl: siteUrlOrExit(), now: new Date() });
  return planDerivedPictures(catalogue);
}

export function planDerivedPictures(catalogue: Catalogue): Promise<PicturePlan> {
  return planPictures(catalogue, CACHE);
}

/** Makes the planned pictures that are missing, and shows the progress unless it is to be quiet. */
export function makeDerivedPictures(
  jobs: readonly PictureJob[],
  { other, isQuiet = false }: { other?: Promise<unknown>; isQuiet?: boolean } = {},
): Promise<void> {
  return makePictures(jobs, PUBLIC, isQuiet ? () => {} : progressLine("Pictures"), other);
}

/**
 * Copies the layers of every room to `room-layers/` in `publicDir`, each named by its content, so that a name stands for
 * its bytes for ever. Writes `rooms.json` to `cacheDir`.
 */
async function copyRooms(
  rooms: readonly Room[],
  { contentDir, cacheDir, publicDir }: { contentDir: string; cacheDir: string; publicDir: string },
): Promise<void> {
  await rm(join(publicDir, "room-layers"), { recursive: true, force: true });
  const manifest: RoomManifest = {};
  for (const room of rooms) {
    const dir = `room-layers/${room.slug}`;
    await mkdir(join(publicDir, dir), { recursive: true });
    const urls: Partial<Record<RoomLayer, string>> = {};
    for (const file of LAYER_FILES) {
      const from = join(contentDir, room.dir, file);
      const name = hashedName(file, await readFile(from));
      await cp(from, join(publicDir, dir, name), { preserveTimestamps: true });
      urls[basename(file, extname(file)) as RoomLayer] = `/${dir}/${name}`;
    }
    const layers = JSON.stringify(layersOf(room, urls as RoomLayers["urls"]));
    const name = hashedName("view.json", layers);
    await writeFile(join(publicDir, dir, name), layers);
    manifest[room.slug] = `/${dir}/${name}`;
  }
  await writeChanged(join(cacheDir, "rooms.json"), JSON.stringify(manifest));
}

/** Seven digits place a pixel to a hundredth. */
function layersOf({ view: { recipe, planes, ...view } }: Room, urls: RoomLayers["urls"]): RoomLayers {
  const short = (value: number) => Number(value.toPrecision(7));
  return {
    ...view,
    urls,
    planes: planes.map((plane) => ({ ...plane, homography: plane.homography.map(short) })),
  };
}

/** A name with a hash of the bytes: `view.json` becomes `view.1a2b3c4d.json`. */
function hashedName(file: string, bytes: Uint8Array | string): string {
  const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 8);
  const ending = extname(file);
  return `${basename(file, ending)}.${hash}${ending}`;
}

import { cp, rm } from "node:fs/promises";
import type { Catalogue } from "@stoneyard/catalogue/catalogue.ts";
import { type Part, partsOf } from "@stoneyard/catalogue/parts.ts";
import { makeIcons } from "./icons.ts";
import { makePictures, type PictureJob, type PicturePlan, planPictures } from "./pictures.ts";
import { progressLine } from "./progress.ts";
import { copyRooms } from "./rooms.ts";
import { writeSecurityTxt } from "./security-txt.ts";

/** Pictures, models and icons as they are served; Vite's public folder. */
export const PUBLIC = ".cache/public";
const CACHE = ".cache/pictures";

/** A running server caches files by size and time, so unchanged files keep theirs. */
export const COPY = { recursive: true, preserveTimestamps: true };

/** Prepares everything served beside the pages; pictures are only planned. */
export async function prepareDerivedFiles(catalogue: Catalogue): Promise<PicturePlan> {
  await makeIcons(catalogue.brand, PUBLIC);
  await copyRooms(catalogue.rooms, { contentDir: "content", cacheDir: CACHE, publicDir: PUBLIC });
  await copyModels(partsOf(catalogue));
  const siteUrl = process.env.SITE_URL || "http://localhost:3000";
  await writeSecurityTxt(catalogue.site, PUBLIC, { siteUrl, now: new Date() });
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

/** Models are of tables alone, so a site without them does without. */
async function copyModels(parts: readonly Part[]) {
  await rm(`${PUBLIC}/models`, { recursive: true, force: true });
  if (!parts.includes("tables")) return;
  const filter = (path: string) => !/\.(md|yaml)$/.test(path);
  await cp("content/models", `${PUBLIC}/models`, { ...COPY, filter });
}

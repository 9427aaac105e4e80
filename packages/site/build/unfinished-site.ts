import { readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureJob } from "./pictures.ts";

/** In a built site that is served before all of it is made: the pictures that its pages name and that are still to be made. */
const UNFINISHED = "unfinished.json";

/** Undefined where the site is whole. */
export async function readUnfinished(site: string): Promise<PictureJob[] | undefined> {
  const written = await readFile(join(site, UNFINISHED), "utf8").catch(() => undefined);
  return written === undefined ? undefined : JSON.parse(written);
}

export async function writeUnfinished(site: string, jobs: readonly PictureJob[]): Promise<void> {
  const file = join(site, UNFINISHED);
  await writeFile(`${file}.part`, JSON.stringify(jobs));
  await rename(`${file}.part`, file);
}

export async function removeUnfinished(site: string): Promise<void> {
  await rm(join(site, UNFINISHED), { force: true });
}

import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { PictureJob } from "./pictures.ts";

/** What the server serves. */
export const SITE = "dist";
/** Where the next site is built, so that the one that is served stays whole until then, and where a build fails. */
export const NEXT_SITE = "dist.next";
/** What was served before, while its files are deleted. */
const LAST_SITE = "dist.last";

/** Texts in their compressed forms, kept from build to build. */
export const COMPRESSED = ".cache/compressed";
/** Held by whoever builds or finishes the site. */
export const BUILD_LOCK = ".cache/build.lock";

export async function removeNextSite(): Promise<void> {
  await rm(NEXT_SITE, { recursive: true, force: true });
}

/** Puts the next site into the place of the one that is served. */
export async function changeSite(): Promise<void> {
  await rm(LAST_SITE, { recursive: true, force: true });
  if (existsSync(SITE)) await rename(SITE, LAST_SITE);
  await rename(NEXT_SITE, SITE);
  await rm(LAST_SITE, { recursive: true, force: true });
}

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

const STAMP = "stamp.txt";

/** Packages that the built files are made of. */
export const CODE = ["catalogue", "cutting", "enquiry", "room-view", "site", "visitor-photo"].map(
  (name) => `packages/${name}`,
);

/** Whatever the built files are made of. */
const SOURCES = [...CODE.map((folder) => `${folder}/**`), "content/**", "package-lock.json"];

/** A digest of the names, sizes and times of all sources and of the settings that are built in. */
export async function sourcesStamp(): Promise<string> {
  const digest = createHash("sha256").update(`${process.env.SITE_URL} ${process.env.API_URL}\n`);
  const files: string[] = [];
  for await (const file of glob(SOURCES)) files.push(file);
  for (const file of files.sort()) {
    const { size, mtimeMs, isFile } = await stat(file).then((s) => ({ ...s, isFile: s.isFile() }));
    if (isFile) digest.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return digest.digest("hex");
}

/** The stamp of the served site; undefined without one. */
export function readStamp(): Promise<string | undefined> {
  return readFile(`${SITE}/${STAMP}`, "utf8").catch(() => undefined);
}

export function writeStamp(stamp: string): Promise<void> {
  return writeFile(`${NEXT_SITE}/${STAMP}`, stamp);
}

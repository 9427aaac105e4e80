import { createHash } from "node:crypto";
import { glob, readFile, stat, writeFile } from "node:fs/promises";
import { NEXT_SITE, SITE } from "./site-folder.ts";

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

import { readFile } from "node:fs/promises";
import type { PictureManifest } from "#build/pictures.ts";
import type { Content } from "#catalogue/catalogue.ts";
import { readContent } from "#catalogue/read.ts";

let reading: Promise<Content> | undefined;
let manifest: Promise<PictureManifest> | undefined;

/** The whole catalogue but its pictures, which the build has read before; read once a process. */
export function catalogue(): Promise<Content> {
  reading ??= readContent("content");
  return reading;
}

/** What the build made of each picture, by its name. */
export function pictureManifest(): Promise<PictureManifest> {
  manifest ??= readFile(".cache/pictures/manifest.json", "utf8").then(
    (json): PictureManifest => JSON.parse(json),
    () => {
      throw new Error(
        "The pictures are not derived yet: run npm run build, or npm run dev, which begins with it.",
      );
    },
  );
  return manifest;
}

import { readFile } from "node:fs/promises";
import type { PictureManifest } from "#app/build/pictures.ts";
import type { Catalogue } from "#catalogue/catalogue.ts";
import { readCatalogue } from "#catalogue/read.ts";

let reading: Promise<Catalogue> | undefined;
let manifest: Promise<PictureManifest> | undefined;

/** The whole catalogue, read and checked once a process. */
export function catalogue(): Promise<Catalogue> {
  reading ??= readCatalogue("content");
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

import { readFile } from "node:fs/promises";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { CONTENT_CHANGED } from "./content-changed.ts";
import type { PictureManifest, RoomManifest } from "./manifests.ts";

let reading: Promise<Content> | undefined;
let pictures: Promise<PictureManifest> | undefined;
let rooms: Promise<RoomManifest> | undefined;

import.meta.hot?.on(CONTENT_CHANGED, (content: Content) => {
  reading = Promise.resolve(content);
  pictures = rooms = undefined;
});

/** What the build has read before, so that it is not read twice. */
export function readAlready(content: Content): void {
  reading = Promise.resolve(content);
}

/** The catalogue without its pictures; read once a process. */
export function catalogue(): Promise<Content> {
  reading ??= readContent("content");
  return reading;
}

/** What the build made of each picture, by its name. */
export function pictureManifest(): Promise<PictureManifest> {
  pictures ??= readDerived<PictureManifest>("manifest.json");
  return pictures;
}

/** Where the build put the layers of each room, by its slug. */
export function roomManifest(): Promise<RoomManifest> {
  rooms ??= readDerived<RoomManifest>("rooms.json");
  return rooms;
}

async function readDerived<T>(file: string): Promise<T> {
  try {
    return JSON.parse(await readFile(`.cache/pictures/${file}`, "utf8"));
  } catch (error) {
    throw new Error("Pictures and rooms are not derived yet: run npm run build, or npm run dev.", {
      cause: error,
    });
  }
}

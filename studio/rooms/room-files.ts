import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { RoomRendering } from "@stoneyard/catalogue/kinds/room.ts";
import { surfacesOf } from "@stoneyard/room-view/room-layers.ts";
import sharp from "sharp";
import { stringify } from "yaml";
import type { RoomShot } from "./shots.ts";

/** The folder of a room's layers; `name` is that of the lists, rooms/views/<slug>. */
export function roomDir(contentDir: string, name: string): string {
  return join(contentDir, "rooms", name.slice(name.lastIndexOf("/") + 1));
}

/**
 * The room itself is what people look at. The light on the stone is smooth and small, but where the sun stands beside deep
 * shade, too little quality stains the shade with colours.
 */
const LAYERS = [
  { name: "light", quality: 62 },
  { name: "dark", quality: 50 },
  { name: "irradiance-light", quality: 80 },
  { name: "irradiance-dark", quality: 80 },
  { name: "gloss-light", quality: 50 },
  { name: "gloss-dark", quality: 50 },
] as const;

/**
 * Encodes the layers of a room (PNG files and view.json in `layersDir`) into content/rooms/<slug>, as a whole or not at all.
 * @param facts go into view.json
 * @param mirrored how much of what polish mirrors is kept
 */
export async function writeRoom(
  contentDir: string,
  name: string,
  layersDir: string,
  facts: { albedo: { light: number; dark: number }; recipe: string },
  mirrored = 1,
): Promise<void> {
  const dir = roomDir(contentDir, name);
  const part = `${dir}.part`;
  await rm(part, { recursive: true, force: true });
  await mkdir(part, { recursive: true });
  for (const { name, quality } of LAYERS) {
    await sharp(join(layersDir, `${name}.png`))
      .avif({ quality, effort: 4, chromaSubsampling: "4:2:0" })
      .toFile(join(part, `${name}.avif`));
  }
  // Numbers of planes must come out as they went in.
  await sharp(join(layersDir, "planes.png"))
    .webp({ lossless: true, effort: 6 })
    .toFile(join(part, "planes.webp"));
  const view = JSON.parse(await readFile(join(layersDir, "view.json"), "utf8"));
  view.gloss *= mirrored;
  await writeFile(join(part, "view.json"), `${JSON.stringify({ ...facts, ...view })}\n`);
  await rm(dir, { recursive: true, force: true });
  await rename(part, dir);
}

/**
 * Begins content/rooms/<slug>.yaml where there is none yet; from then on it is the owner's. A room that comes without words
 * gets sample ones, which the check of content reports. The kind is the slug's first word: kitchen-7.
 */
export async function beginWords(
  contentDir: string,
  name: string,
  words: RoomShot["words"],
  stone: StoneKey,
): Promise<void> {
  const dir = roomDir(contentDir, name);
  if (existsSync(`${dir}.yaml`)) return;
  const slug = basename(dir);
  const kind = slug.replace(/-\d+$/, "");
  if (words) return writeFile(`${dir}.yaml`, stringify({ kind, ...words }, { lineWidth: 0 }));
  const view: RoomRendering = JSON.parse(await readFile(join(dir, "view.json"), "utf8"));
  const stones = surfacesOf(view).map((surface) => `  ${surface}: ${stone}\n`);
  await writeFile(
    `${dir}.yaml`,
    `kind: ${kind}
title: { en: !sample "${slug}", sr: !sample "${slug}" }
alt: { en: !sample "${slug}", sr: !sample "${slug}" }
stones:
${stones.join("")}`,
  );
}

/** What the room was rendered from; undefined where there is no room of this name. */
export async function readRoomDigest(contentDir: string, name: string): Promise<string | undefined> {
  const path = join(roomDir(contentDir, name), "view.json");
  if (!existsSync(path)) return undefined;
  return JSON.parse(await readFile(path, "utf8")).recipe;
}

/** Says anew what a room was rendered from. */
export async function writeRoomDigest(contentDir: string, name: string, recipe: string): Promise<void> {
  const path = join(roomDir(contentDir, name), "view.json");
  const view = JSON.parse(await readFile(path, "utf8"));
  await writeFile(path, `${JSON.stringify({ ...view, recipe })}\n`);
}

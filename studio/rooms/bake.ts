import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Family } from "@stoneyard/catalogue/catalogue.ts";
import type { FamilyKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { LaidSlab } from "@stoneyard/room-view/drawing.ts";
import { type RoomPlane, surfacesOf } from "@stoneyard/room-view/room-layers.ts";
import sharp from "sharp";
import type { Masters } from "../masters.ts";
import { Baker } from "./baker.ts";
import { roomDir } from "./room-files.ts";
import type { BakedShot, Dressing } from "./shots.ts";

let baker: Promise<Baker> | undefined;

type Families = ReadonlyMap<FamilyKey, Pick<Family, "engineered">>;

/** Whether the room that a shot is made from has been rendered. */
export function canBake(contentDir: string, { from }: BakedShot): boolean {
  return existsSync(join(roomDir(contentDir, from), "view.json"));
}

/** Puts the stones of a shot into its room and gives a PNG. @throws where a surface gets no stone */
export async function bake(
  contentDir: string,
  masters: Masters,
  families: Families,
  { from, stones }: BakedShot,
): Promise<Buffer> {
  const dir = roomDir(contentDir, from);
  const view: { planes: RoomPlane[] } = JSON.parse(await readFile(join(dir, "view.json"), "utf8"));
  const surfaces = surfacesOf(view);
  const unknown = Object.keys(stones).find((key) => key !== "*" && !surfaces.includes(key));
  if (unknown) throw new Error(`${from} has no ${unknown}, but ${surfaces.join(", ")}`);
  const slabs: Record<string, LaidSlab> = {};
  for (const surface of surfaces) {
    const dressing = stones[surface] ?? stones["*"];
    if (!dressing) throw new Error(`${from} has a ${surface}: name its stone, or one for all others as "*"`);
    slabs[surface] = await laidSlab(masters, families, dressing);
  }
  baker ??= Baker.open();
  return (await baker).bake(dir, slabs);
}

export async function closeBaker(): Promise<void> {
  // Who asked for one that could not be opened has been told.
  await (await baker?.catch(() => undefined))?.close();
  baker = undefined;
}

/** @throws where the stone's slab has not been drawn */
export async function laidSlab(
  masters: Pick<Masters, "ours" | "pathOf">,
  families: Families,
  dressing: Dressing,
): Promise<LaidSlab> {
  const { stone, shift } =
    typeof dressing === "string" ? { stone: dressing, shift: [0, 0] as const } : dressing;
  const name = `stones/${stone}`;
  const mmPerPixel = (await masters.ours(name))?.mmPerPixel;
  if (!mmPerPixel) throw new Error(`${name}: draw it first (npm run slabs --prefix studio -- ${stone})`);
  const { width, height } = await sharp(masters.pathOf(name)).metadata();
  const size = [(width * mmPerPixel) / 1000, (height * mmPerPixel) / 1000] as const;
  const family = families.get(stone.split("/")[0] as FamilyKey);
  const bookmatched = !family?.engineered;
  return { url: masters.pathOf(name), size, shift: [shift[0], shift[1]], turn: 0, bookmatched };
}

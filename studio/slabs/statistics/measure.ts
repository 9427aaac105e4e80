import { join } from "node:path";
import { ContentFolder } from "#catalogue/content-folder.ts";
import { readMadeList } from "#catalogue/pictures.ts";
import type { StoneFeatures } from "./distance.ts";
import { featuresOf } from "./features.ts";
import { readLabPicture } from "./lab-picture.ts";

const SLAB = /^stones\/([a-z-]+\/[a-z0-9-]+)$/;

/**
 * Measures a stone.
 * @param slab the whole slab, as a path or as bytes
 * @param close a part of it from near
 */
export async function measureStone(
  slab: string | Uint8Array,
  close?: string | Uint8Array,
): Promise<StoneFeatures> {
  const whole = featuresOf(await readLabPicture(slab, "all"));
  return close ? { slab: whole, close: featuresOf(await readLabPicture(close, "middle")) } : { slab: whole };
}

/** Measures the slabs in content/ that the project drew, by stone; an owner's photographs are not ours to judge. */
export async function measureMasters(contentDir: string): Promise<Map<string, StoneFeatures>> {
  const folder = await ContentFolder.open(contentDir);
  const made = await readMadeList(folder);
  const path = (name: string) => {
    const file = `pictures/${name}.avif`;
    return made[name]?.made === "studio" && folder.has(file) ? join(contentDir, file) : undefined;
  };
  const stones = new Map<string, StoneFeatures>();
  for (const name of Object.keys(made)) {
    const key = SLAB.exec(name)?.[1];
    const slab = path(name);
    if (!key || !slab || /-(close|[23])$/.test(key)) continue;
    stones.set(key, await measureStone(slab, path(`${name}-close`)));
  }
  return stones;
}

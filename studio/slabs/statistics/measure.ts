import type { Catalogue } from "@stoneyard/catalogue/catalogue.ts";
import { slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import type { StoneFeatures } from "./distance.ts";
import { featuresOf } from "./features.ts";
import { readLabPicture } from "./lab-picture.ts";

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

/**
 * Measures the stones whose slabs the project drew: the slab and, where it is the family's face, the close view. An
 * owner's photographs are not ours to judge.
 */
export async function measureMasters({
  stones,
  families,
  pictures,
}: Pick<Catalogue, "stones" | "families" | "pictures">): Promise<Map<string, StoneFeatures>> {
  const ours = (name: string) => {
    const picture = pictures.get(name);
    return picture?.made === "studio" ? picture.file : undefined;
  };
  const measured = new Map<string, StoneFeatures>();
  for (const stone of stones) {
    const names = slabNames(stone);
    const slab = ours(names.slab);
    const close = families.get(stone.family)?.coverView === "close" ? ours(names.close) : undefined;
    if (slab) measured.set(stone.key, await measureStone(slab, close));
  }
  return measured;
}

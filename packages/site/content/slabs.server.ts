import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { coverName, slabNames } from "@stoneyard/catalogue/slab-pictures.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { catalogue, pictureManifest } from "./catalogue.server.ts";
import { decorativePicture } from "./picture.server.ts";

/** What there is to see of a stone's slabs, every picture without words. */
export type SlabViews = {
  /** The whole slab. */
  slab: PictureView;
  /** A part of the same slab, near. */
  close?: PictureView;
  /** Other slabs of the same stone, whole. */
  others: PictureView[];
  /** The slab or its close view, whichever stands for the stones of this family on tiles and at the head of pages. */
  cover: PictureView;
};

export async function slabViews(stone: Stone): Promise<SlabViews> {
  const built = await builtNames();
  const names = slabNames(stone);
  const [slab, cover, close, ...others] = await Promise.all([
    decorativePicture(names.slab),
    coverOf(stone.key),
    built.has(names.close) ? decorativePicture(names.close) : undefined,
    ...names.others.filter((name) => built.has(name)).map(decorativePicture),
  ]);
  return { slab, cover, others, ...(close && { close }) };
}

/**
 * The picture that stands for a stone wherever one is shown.
 * @param key family and slug, for example marble/carrara
 */
export async function coverOf(key: string): Promise<PictureView> {
  const { stones, families } = await catalogue();
  const stone = stones.find((each) => each.key === key);
  const family = stone && families.get(stone.family);
  if (!stone || !family) throw new Error(`There is no stone ${key} in the catalogue.`);
  return decorativePicture(coverName(stone, family, await builtNames()));
}

/** Names of all pictures that there are. */
async function builtNames(): Promise<{ has(name: string): boolean }> {
  const manifest = await pictureManifest();
  return { has: (name) => name in manifest };
}

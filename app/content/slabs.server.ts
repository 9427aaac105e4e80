import type { PictureView } from "#app/ui/picture.tsx";
import type { Stone } from "#catalogue/catalogue.ts";
import { faceName, slabNames } from "#catalogue/slab-pictures.ts";
import { catalogue } from "./catalogue.server.ts";
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
  face: PictureView;
};

export async function slabViews(stone: Stone): Promise<SlabViews> {
  const { pictures } = await catalogue();
  const names = slabNames(stone);
  const [slab, face, close, ...others] = await Promise.all([
    decorativePicture(names.slab),
    faceOf(stone),
    pictures.has(names.close) ? decorativePicture(names.close) : undefined,
    ...names.others.filter((name) => pictures.has(name)).map(decorativePicture),
  ]);
  return { slab, face, others, ...(close && { close }) };
}

/** The picture that stands for a stone wherever one is shown. */
export async function faceOf(stone: Stone): Promise<PictureView> {
  const { families, pictures } = await catalogue();
  const family = families.get(stone.family);
  if (!family) throw new Error(`There is no family ${stone.family} in the catalogue.`);
  return decorativePicture(faceName(stone, family, pictures));
}

import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import type { PictureRef } from "@stoneyard/catalogue/kinds/text.ts";
import type { Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { wordsIn } from "@stoneyard/catalogue/languages/words-in.ts";
import { coverName, slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { catalogue, pictureManifest } from "./catalogue.server.ts";

/** A picture as the browser needs it, in one language. @throws where the build made no such picture */
export async function pictureView(ref: PictureRef, locale: Locale): Promise<PictureView> {
  const alt = wordsIn(ref.alt, locale);
  const built = await builtPicture(ref.picture);
  return typeof alt === "string" ? { ...built, alt } : { ...built, alt: alt.text, lang: alt.lang };
}

/** The same with an empty alternative text, for a picture whose words stand beside it. */
export async function decorativePicture(name: string): Promise<PictureView> {
  return { ...(await builtPicture(name)), alt: "" };
}

/** In development a page may be requested before new pictures are planned. */
const COMING = picturelessView(1600, 1000);

function picturelessView(width: number, height: number): Omit<PictureView, "alt"> {
  const field = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}"/>`;
  const src = `data:image/svg+xml,${encodeURIComponent(field)}`;
  return { src, srcSet: `${src} ${width}w`, width, height, made: "missing" };
}

async function builtPicture(name: string): Promise<Omit<PictureView, "alt">> {
  const built = (await pictureManifest())[name];
  if (!built && import.meta.env.DEV) return COMING;
  if (!built) throw new Error(`There is no built picture "${name}": run npm run build.`);
  const largest = built.sources.at(-1);
  if (!largest) throw new Error(`The picture "${name}" has no sizes.`);
  const { sources, social, ...facts } = built;
  return {
    ...facts,
    src: largest.url,
    srcSet: sources.map((source) => `${source.url} ${source.width}w`).join(", "),
  };
}

/** What there is to see of a stone's slabs, every picture without words. */
export type SlabViews = {
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

/** The picture that stands for a stone. @param key family and slug, for example marble/carrara */
export async function coverOf(key: string): Promise<PictureView> {
  const { stones, families } = await catalogue();
  const stone = stones.find((each) => each.key === key);
  const family = stone && families.get(stone.family);
  if (!stone || !family) throw new Error(`There is no stone ${key} in the catalogue.`);
  return decorativePicture(coverName(stone, family, await builtNames()));
}

/** Names of all pictures that there are, without those in whose place a plain field stands. */
export async function builtNames(): Promise<{ has(name: string): boolean }> {
  const manifest = await pictureManifest();
  return { has: (name) => name in manifest && manifest[name]?.made !== "missing" };
}

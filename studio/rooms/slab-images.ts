import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { join } from "node:path";
import type { Family } from "@stoneyard/catalogue/catalogue.ts";
import type { FamilyKey, StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import sharp, { type Sharp } from "sharp";
import type { Masters } from "../masters.ts";
import { closeUp } from "../slabs/commissions.ts";
import { digestOf } from "../slabs/digest.ts";
import { drawAll } from "../slabs/workshop.ts";
import { readTableRecipes } from "../tables/read-tables.ts";
import type { Dressing } from "./shots.ts";

/** A slab as the renderer takes it: a picture that it can read, its width and height in metres, and its shift. */
export type SlabImage = { path: string; size: [number, number]; shift: readonly [number, number] };

/** The site's close views have about half a millimetre to the pixel; a picture of an ashtray shows a quarter of one. */
const FINENESS = 2;

type Families = ReadonlyMap<FamilyKey, Family>;

/**
 * Slabs by surface for the renderer, which reads no AVIF; copies lie in `cacheDir`.
 * @throws where a stone has no slab of ours, whose scale is known, or for a close view no recipe
 */
export async function slabImages(
  masters: Masters,
  families: Families,
  stones: Readonly<Record<string, Dressing>>,
  cacheDir: string,
): Promise<Record<string, SlabImage>> {
  await mkdir(cacheDir, { recursive: true });
  const images: Record<string, SlabImage> = {};
  for (const [surface, dressing] of Object.entries(stones)) {
    const { stone, view, shift } =
      typeof dressing === "string" ? { stone: dressing, view: "slab", shift: [0, 0] as const } : dressing;
    const image =
      view === "close"
        ? await closeImage(families, stone, cacheDir)
        : await wholeImage(masters, stone, cacheDir);
    images[surface] = { ...image, shift };
  }
  return images;
}

type Unmoved = Omit<SlabImage, "shift">;

/** A close view, drawn anew from the stone's recipe: of stones outside the catalogue too, that only objects are made of. */
async function closeImage(families: Families, stone: StoneKey, cacheDir: string): Promise<Unmoved> {
  const recipe = (await readTableRecipes()).get(stone);
  const family = families.get(stone.split("/")[0] as FamilyKey);
  if (!recipe || !family)
    throw new Error(`${stone} has no recipe: write studio/tables/recipes/${stone}.yaml`);
  const commission = closeUp(stone, family, recipe, FINENESS);
  const path = join(cacheDir, `${stone.replaceAll("/", "-")}-close-${digestOf(commission)}.png`);
  if (!existsSync(path)) await drawAll([commission], (_, avif) => asPng(sharp(avif), path));
  return { path, size: metres(commission.slab.view) };
}

async function wholeImage(masters: Masters, stone: StoneKey, cacheDir: string): Promise<Unmoved> {
  const name = `stones/${stone}`;
  const entry = await masters.ours(name);
  if (!entry?.mmPerPixel)
    throw new Error(`${name}: draw it first (npm run slabs --prefix studio -- ${stone})`);
  const picture = sharp(masters.pathOf(name));
  const { width: columns, height: rows } = await picture.metadata();
  const path = join(cacheDir, `${name.replaceAll("/", "-")}-${entry.sha256}.png`);
  if (!existsSync(path)) await asPng(picture, path);
  return { path, size: metres({ columns, rows, mmPerPixel: entry.mmPerPixel }) };
}

type Field = { columns: number; rows: number; mmPerPixel: number };

function metres({ columns, rows, mmPerPixel }: Field): [number, number] {
  return [(columns * mmPerPixel) / 1000, (rows * mmPerPixel) / 1000];
}

async function asPng(picture: Sharp, path: string): Promise<void> {
  await picture.png({ compressionLevel: 2 }).toFile(`${path}.part`);
  await rename(`${path}.part`, path);
}

import { existsSync } from "node:fs";
import { mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { MadeEntry, Masters } from "../masters.ts";
import type { Dressing } from "./shots.ts";

/** A slab as the renderer takes it: a picture that it can read, its width and height in metres, and its shift. */
export type SlabImage = { path: string; size: [number, number]; shift: readonly [number, number] };

/**
 * Slabs by surface for the renderer, which reads no AVIF; copies lie in `cacheDir`.
 * @throws where a stone has no slab of ours: only then is its scale known
 */
export async function slabImages(
  masters: Masters,
  stones: Readonly<Record<string, Dressing>>,
  cacheDir: string,
): Promise<Record<string, SlabImage>> {
  const images: Record<string, SlabImage> = {};
  for (const [surface, dressing] of Object.entries(stones)) {
    const { stone, view, shift } =
      typeof dressing === "string" ? { stone: dressing, view: "slab", shift: [0, 0] as const } : dressing;
    const name = `stones/${stone}${view === "close" ? "-close" : ""}`;
    const entry = await masters.ours(name);
    if (!entry?.mmPerPixel) throw new Error(`${name}: draw it first (npm run slabs -- ${stone})`);
    images[surface] = { ...(await readable(masters, name, entry, entry.mmPerPixel, cacheDir)), shift };
  }
  return images;
}

async function readable(
  masters: Masters,
  name: string,
  { sha256 }: MadeEntry,
  mmPerPixel: number,
  cacheDir: string,
): Promise<Pick<SlabImage, "path" | "size">> {
  const picture = sharp(masters.pathOf(name));
  const { width, height } = await picture.metadata();
  const path = join(cacheDir, `${name.replaceAll("/", "-")}-${sha256}.png`);
  if (!existsSync(path)) {
    await mkdir(dirname(path), { recursive: true });
    await picture.png({ compressionLevel: 2 }).toFile(`${path}.part`);
    await rename(`${path}.part`, path);
  }
  return { path, size: [(width * mmPerPixel) / 1000, (height * mmPerPixel) / 1000] };
}

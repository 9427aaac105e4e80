import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import sharp from "sharp";
import type { Picture } from "#catalogue/catalogue.ts";
import { AVIF_EFFORT, type Rendition } from "./renditions.ts";

/** Writes one rendition to `path`, whole or not at all. Throws with the master's name where it cannot be read. */
export async function encode(picture: Picture, rendition: Rendition, path: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const unfinished = `${path}.part`;
  if (isMasterItself(picture, rendition)) await copyFile(picture.file, unfinished);
  else await resize(picture, rendition, unfinished);
  await rename(unfinished, path);
}

/** Encoding a master of the right width again would only lose quality and time. */
function isMasterItself(picture: Picture, { width, format }: Rendition): boolean {
  return format === "avif" && picture.file.endsWith(".avif") && picture.width === width;
}

async function resize(picture: Picture, rendition: Rendition, path: string): Promise<void> {
  const { width, height, format, quality } = rendition;
  const resized = sharp(picture.file)
    .autoOrient()
    .resize({ width, ...(height ? { height, fit: "cover" } : {}) });
  const encoded =
    format === "avif"
      ? resized.avif({ quality, effort: AVIF_EFFORT })
      : resized.flatten({ background: "#f4f4f2" }).jpeg({ quality, mozjpeg: true });
  try {
    await encoded.toFile(path);
  } catch (error) {
    throw new Error(`${picture.file} cannot be encoded: save it anew as AVIF, JPEG, PNG or WebP`, {
      cause: error,
    });
  }
}

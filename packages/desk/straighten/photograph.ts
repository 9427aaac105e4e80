import { createHash } from "node:crypto";
import { focalPixels } from "@stoneyard/visitor-photo/camera.ts";
import { focalOfTiff } from "@stoneyard/visitor-photo/focal-length.ts";
import { RefusedError } from "../drafts/content-path.ts";
import { openCameraFile } from "./camera-file.ts";
import type { Edges } from "./geometry.ts";
import { guessedEdges } from "./guess-edges.ts";
import type { Pixels } from "./light.ts";

/** A photograph to work on: upright, sRGB, without EXIF. */
export type Photograph = {
  pixels: Pixels;
  /** Focal length in pixels; undefined without EXIF. */
  focal: number | undefined;
  /** Guessed edges of the slab. */
  edges: Edges;
  /** A hash of its bytes, which tells it from another photograph of the same slab. */
  version: string;
};

/** Bytes; larger than 48 megapixels of JPEG. */
export const LARGEST_PHOTOGRAPH = 60_000_000;
/** A result is 2048 pixels wide, so more pixels would only cost memory. */
const LARGEST = 16_000_000;

/**
 * Reads a photograph.
 * @param most pixels; a larger one is scaled down
 * @throws RefusedError where it is none or incomplete
 */
export async function openPhotograph(bytes: Buffer, most = LARGEST): Promise<Photograph> {
  try {
    const { image, width, height, exif } = await openCameraFile(bytes);
    const scale = Math.min(1, Math.sqrt(most / (width * height)));
    const { data, info } = await image
      .resize(Math.round(width * scale))
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = {
      data: new Uint8Array(data.buffer, data.byteOffset, data.length),
      width: info.width,
      height: info.height,
    };
    const onFilm = exif && focalOnFilm(exif);
    const focal = onFilm && focalPixels(onFilm, pixels.width, pixels.height);
    const version = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    return { pixels, focal, edges: guessedEdges(pixels), version };
  } catch {
    throw new RefusedError(415, "This photograph cannot be read or is incomplete.");
  }
}

/** @param exif with or without its mark in front */
export function focalOnFilm(exif: Buffer): number | undefined {
  const tiff = exif.toString("latin1", 0, 4) === "Exif" ? exif.subarray(6) : exif;
  return focalOfTiff(new DataView(tiff.buffer, tiff.byteOffset, tiff.length));
}

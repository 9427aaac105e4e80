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
};

/** Bytes; larger than 48 megapixels of JPEG. */
export const LARGEST_PHOTOGRAPH = 60_000_000;
/** A result is 2048 pixels wide, so more pixels would only cost memory. */
const LARGEST = 16_000_000;
/** The diagonal of 24 x 36 mm film, the reference of focal lengths. */
const FILM_DIAGONAL = Math.hypot(24, 36);

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
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data: new Uint8Array(data.buffer, data.byteOffset, data.length), ...sizeOf(info) };
    const onFilm = exif && focalOnFilm(exif);
    const focal = onFilm ? (onFilm * Math.hypot(pixels.width, pixels.height)) / FILM_DIAGONAL : undefined;
    return { pixels, focal, edges: guessedEdges(pixels) };
  } catch {
    throw new RefusedError(415, "This photograph cannot be read or is incomplete.");
  }
}

function sizeOf({ width, height }: { width: number; height: number }) {
  return { width, height };
}

/** EXIF 2.32: FocalLengthIn35mmFilm, a short in the Exif directory, to which tag 0x8769 of the first one leads. */
export function focalOnFilm(exif: Buffer): number | undefined {
  const start = exif.toString("latin1", 0, 4) === "Exif" ? 6 : 0;
  const isLittle = exif.toString("latin1", start, start + 2) === "II";
  const short = (at: number) => (isLittle ? exif.readUInt16LE(at) : exif.readUInt16BE(at));
  const long = (at: number) => (isLittle ? exif.readUInt32LE(at) : exif.readUInt32BE(at));
  const find = (directory: number, tag: number): number | undefined => {
    for (let i = 0; i < short(directory); i++) {
      const entry = directory + 2 + i * 12;
      if (short(entry) === tag) return entry + 8;
    }
    return undefined;
  };
  try {
    const pointer = find(start + long(start + 4), 0x8769);
    const focal = pointer && find(start + long(pointer), 0xa405);
    return focal ? short(focal) || undefined : undefined;
  } catch {
    // Offsets outside the data are ignored.
    return undefined;
  }
}

import sharp from "sharp";
import { RefusedError } from "../drafts/content-path.ts";
import type { Edges } from "./geometry.ts";
import { guessedEdges } from "./guess-edges.ts";
import { blownOut, type Pixels } from "./light.ts";

/** A photograph as it is worked on: turned upright, in sRGB, without anything that the camera noted. */
export type Photograph = {
  pixels: Pixels;
  /** Focal length in pixels, by which perspective tells proportions; undefined where the camera did not note it. */
  focal: number | undefined;
  /** Where the slab's edges may be. */
  edges: Edges;
  /** The share of pixels whose light is blown out. */
  blownOut: number;
};

/** In bytes; 48 megapixels of JPEG are below. */
export const LARGEST_PHOTOGRAPH = 60_000_000;
/** A result is 2048 pixels wide: more of a photograph would only cost memory. */
const LARGEST = 16_000_000;
/** The diagonal of film of 24 x 36 mm, to which cameras refer their focal length. */
const FILM_DIAGONAL = Math.hypot(24, 36);

/** Reads a photograph. Throws a RefusedError where it is none, breaks off, or is HEIC. */
export async function openPhotograph(bytes: Buffer): Promise<Photograph> {
  if (isHeic(bytes)) throw new RefusedError(415, "HEIC");
  try {
    const { autoOrient, exif } = await sharp(bytes).metadata();
    const scale = Math.min(1, Math.sqrt(LARGEST / (autoOrient.width * autoOrient.height)));
    const { data, info } = await sharp(bytes, { failOn: "truncated", limitInputPixels: 120_000_000 })
      .autoOrient()
      .resize(Math.round(autoOrient.width * scale))
      .removeAlpha()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const pixels = { data: new Uint8Array(data.buffer, data.byteOffset, data.length), ...sizeOf(info) };
    const onFilm = exif && focalOnFilm(exif);
    const focal = onFilm ? (onFilm * Math.hypot(pixels.width, pixels.height)) / FILM_DIAGONAL : undefined;
    return { pixels, focal, edges: guessedEdges(pixels), blownOut: blownOut(pixels) };
  } catch {
    throw new RefusedError(415, "This is no photograph that can be read, or it breaks off.");
  }
}

/** By the brand in its first bytes: its name may say JPEG. */
export function isHeic(bytes: Buffer): boolean {
  return /^ftyp(hei[cxms]|hev[cxms])/.test(bytes.toString("latin1", 4, 12));
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
    // A directory that leads out of its bytes says nothing.
    return undefined;
  }
}

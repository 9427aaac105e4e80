import sharp from "sharp";
import type { Drawn } from "./finished.ts";

/** Grains and rough faces cost many bytes, veins few: quality gives way until a picture is small enough. */
const QUALITIES = [50, 44, 38, 33];
const MOST_BYTES = 25_000;

/** A finished piece as AVIF; the last quality is taken even where it is too large. */
export async function encoded({ columns, rows }: Drawn, pixels: Uint8Array): Promise<Uint8Array> {
  sharp.concurrency(1);
  const raw = { width: columns, height: rows, channels: 3 } as const;
  let avif = new Uint8Array();
  for (const quality of QUALITIES) {
    avif = await sharp(pixels, { raw }).avif({ quality, effort: 4 }).toBuffer();
    if (avif.length <= MOST_BYTES) break;
  }
  return avif;
}

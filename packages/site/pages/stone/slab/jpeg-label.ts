import { barLength } from "@stoneyard/site/ui/scale/scale-bar-length.ts";

/** Where the scale stands in a picture of a slab: on a strip below it, so that no stone is covered. Pixels of the picture. */
export type JpegLabel = {
  /** Height of the strip, which is as wide as the slab. */
  strip: number;
  /** The size of its letters. */
  letters: number;
  bar: { left: number; top: number; length: number; height: number };
  barCm: number;
  /** Foot of the words, which stand right of the bar. */
  text: { left: number; bottom: number };
};

/** As parts of the strip's height. */
const MARGIN = 0.3;
const LETTERS = 0.36;
const BAR = 0.16;

/** @param scale millimetres of stone to a pixel */
export function jpegLabel(slab: { width: number; height: number }, scale: number): JpegLabel {
  const strip = Math.max(40, Math.round(slab.width / 32));
  const barCm = barLength((slab.width * scale) / 10);
  const left = Math.round(strip * MARGIN);
  const length = Math.round((barCm * 10) / scale);
  const height = Math.max(4, Math.round(strip * BAR));
  return {
    strip,
    letters: Math.round(strip * LETTERS),
    bar: { left, top: slab.height + Math.round((strip - height) / 2), length, height },
    barCm,
    text: { left: 2 * left + length, bottom: slab.height + Math.round(strip * (0.5 + LETTERS * 0.36)) },
  };
}

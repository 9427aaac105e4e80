import { lightnessIn } from "@stoneyard/visitor-photo/lightness.ts";
import { pixelsOf } from "./open-photograph.ts";

const read = new WeakMap<HTMLCanvasElement, (x: number, y: number) => number>();

/** The lightness of a photograph's pixels (`lightnessIn`), which are read once. */
export function lightnessOf(photograph: HTMLCanvasElement): (x: number, y: number) => number {
  const before = read.get(photograph);
  if (before) return before;
  const lightness = lightnessIn(pixelsOf(photograph));
  read.set(photograph, lightness);
  return lightness;
}

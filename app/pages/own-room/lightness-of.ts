import { pixelsOf } from "./open-photograph.ts";

const read = new WeakMap<HTMLCanvasElement, (x: number, y: number) => number>();

/** The lightness of a photograph's pixels, 0–1; beyond its border that of the border. Its pixels are read once. */
export function lightnessOf(photograph: HTMLCanvasElement): (x: number, y: number) => number {
  const before = read.get(photograph);
  if (before) return before;
  const { width, height, data } = pixelsOf(photograph);
  const lightness = (x: number, y: number) => {
    const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
    const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
    const [red = 0, green = 0, blue = 0] = data.subarray((row * width + column) * 4);
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
  read.set(photograph, lightness);
  return lightness;
}

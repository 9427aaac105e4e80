import type { Photograph } from "./pixels/picture.ts";

/** The lightness of a photograph's pixels as encoded, 0–1; outside it continues the border. */
export function lightnessIn({ width, height, data }: Photograph): (x: number, y: number) => number {
  return (x, y) => {
    const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
    const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
    const [red = 0, green = 0, blue = 0] = data.subarray((row * width + column) * 4);
    // As `luminance`, but without its tables, which the page need not build.
    return (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
  };
}

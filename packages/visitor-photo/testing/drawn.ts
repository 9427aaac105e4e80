import type { Line } from "../camera.ts";
import type { DrawnSurface } from "../recipe.ts";

export const line = (x0: number, y0: number, x1: number, y1: number): Line => [
  [x0, y0],
  [x1, y1],
];

/** A worktop without an edge, 60 cm deep, but for what is told. */
export const drawnSurface = (told: Pick<DrawnSurface, "lines"> & Partial<DrawnSurface>): DrawnSurface => ({
  id: "1",
  kind: "worktop",
  depth: 0.6,
  edge: 0,
  upstand: 0,
  fall: 0,
  strokes: [],
  ...told,
});

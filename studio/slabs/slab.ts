/** A slab that is never drawn whole at once: layers know it in millimetres, a picture shows a part of it in pixels. */
export type Slab = {
  /** Size of the whole slab, mm. */
  width: number;
  height: number;
  seed: number;
  /** The part that the picture shows. */
  view: View;
};

/** A part of a slab as a picture: its upper left corner in mm, its size in pixels. */
export type View = { left: number; top: number; columns: number; rows: number; mmPerPixel: number };

/**
 * What layers hand on to one another at a point of the slab. One object serves all points, as there are millions.
 */
export class Point {
  /** Millimetres from the slab's upper left corner; warps move them. */
  x = 0;
  y = 0;
  /** The same, never moved. */
  slabX = 0;
  slabY = 0;
  /** sRGB, 0 to 1. */
  r = 0;
  g = 0;
  b = 0;
  /** What a layer of structure (bands, gneissic movement) says about this place, with a deviation of about 1. */
  structure = 0;

  move(x: number, y: number): void {
    this.x = x;
    this.y = y;
    this.slabX = x;
    this.slabY = y;
    this.r = 0.5;
    this.g = 0.5;
    this.b = 0.5;
    this.structure = 0;
  }

  /** Lays the colour that begins at `index` of a table over this one. */
  cover(table: Float32Array, index: number, opacity: number): void {
    this.blend(table[index], table[index + 1], table[index + 2], opacity);
  }

  blend(r: number, g: number, b: number, opacity: number): void {
    this.r += (r - this.r) * opacity;
    this.g += (g - this.g) * opacity;
    this.b += (b - this.b) * opacity;
  }
}

/** Changes the point: its colour, its place for the layers that follow, or its structure. */
export type Layer = (point: Point) => void;

/** Longest side of the slab with room for what warps bring in from beyond, mm. */
export function acrossOf(slab: Slab): number {
  return Math.max(slab.width, slab.height) * 1.15 + 60;
}

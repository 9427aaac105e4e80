import { clamp } from "../primitives/scalar.ts";
import type { Field } from "./field.ts";
import type { Relief } from "./relief.ts";
import type { Surface } from "./surfaces.ts";

/** Red, green and blue of each pixel in linear light, 1 for white. */
export type Colours = Float32Array;

/** The lamp stands to the upper left, 23° above the stone: low enough to show relief, as masons look for scratches. */
const ELEVATION = (23 * Math.PI) / 180;
const TOWARDS = { x: -0.82, y: -0.57 };
/** Share of the light that comes from the room around; the lamp gives the rest. */
const AMBIENT = 0.5;
/** How far the eye is away, mm: where it sees a mirror image moves with the place on the stone. */
const EYE = 600;
const DEGREES = 180 / Math.PI;
/** How far a place lies below the edge of a shadow where light has faded to a third, mm: the lamp is no point. */
const PENUMBRA = 0.08;

/**
 * The window that polish mirrors, two panes beside and two above one another, in degrees from the middle of the piece. It
 * is seen slanting, as from the side, and lies off the middle, so that the slopes of a dull surface turn towards it or
 * away. `light` is how bright a pane is in a mirror of 5%, against white paper in the lamp's light.
 */
const WINDOW = {
  columns: [
    [-13, -8.6],
    [-8.1, -3.7],
  ],
  rows: [
    [-16, -5.4],
    [-4.9, 0.2],
  ],
  slant: 0.36,
  light: 0.125,
} as const;

/** Lights a piece. @returns new colours */
export function lit(colours: Colours, relief: Relief, surface: Surface, mmPerPixel: number): Colours {
  const { height, crushed, glints } = relief;
  const { columns, rows } = height;
  const shadow = shadows(height, mmPerPixel);
  const around = height.blurred(Math.max(1, Math.round(1.5 / mmPerPixel)));
  const result = new Float32Array(colours.length);
  for (let row = 0, i = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++, i++) {
      const sx = (height.at(column + 1, row) - height.at(column - 1, row)) / (2 * mmPerPixel);
      const sy = (height.at(column, row + 1) - height.at(column, row - 1)) / (2 * mmPerPixel);
      const steep = Math.sqrt(1 + sx * sx + sy * sy);
      const facing = -(sx * TOWARDS.x + sy * TOWARDS.y) / Math.tan(ELEVATION) + 1;
      const sunk = Math.max(0, around.values[i] - height.values[i]);
      const open = Math.exp(-0.9 * sunk);
      const light = AMBIENT * open + (1 - AMBIENT) * shadow.values[i] * Math.max(0, facing / steep);
      const x = (column - columns / 2) * mmPerPixel;
      const y = (row - rows / 2) * mmPerPixel;
      const glint = glints ? glints.values[i] * shadow.values[i] * (0.06 + 0.5 * colours[3 * i + 1]) : 0;
      const shine = surface.gloss * open * mirrored(x, y, sx, sy, surface.blur) + glint;
      const scatter = 1 + (surface.scatter - 1) * (crushed ? crushed.values[i] : 1);
      for (let k = 3 * i; k < 3 * i + 3; k++) {
        const body = scattered(colours[k], scatter);
        result[k] = (body + surface.veil * (1 - body)) * light + shine;
      }
    }
  }
  return result;
}

/**
 * What a stone of this colour throws back when light is scattered more often in it, by Kubelka and Munk (1931):
 * K/S = (1 - R)² / 2R for a layer without end. The cracks are only at the surface, and into pale stone light goes deeper,
 * so that they matter less there.
 */
export function scattered(reflectance: number, times: number): number {
  const r = clamp(reflectance, 0.002, 0.995);
  const more = 1 + (times - 1) * (1 - r) * (1 - r);
  const ratio = ((1 - r) * (1 - r)) / (2 * r) / more;
  return 1 + ratio - Math.sqrt(ratio * ratio + 2 * ratio);
}

/** Light of the window that reaches the eye, from a place in millimetres from the middle with these slopes. */
function mirrored(x: number, y: number, sx: number, sy: number, blur: number): number {
  const u = (x / EYE - 2 * sx) * DEGREES;
  const v = (y / EYE - 2 * sy) * DEGREES;
  const across = u + WINDOW.slant * v;
  const panes = (spans: readonly (readonly [number, number])[], value: number) =>
    spans.reduce((sum, [from, to]) => sum + between(value, from, to, blur), 0);
  return WINDOW.light * panes(WINDOW.columns, across) * panes(WINDOW.rows, v);
}

/** How much of a blurred point lies between two borders. */
function between(value: number, from: number, to: number, blur: number): number {
  return below((to - value) / blur) - below((from - value) / blur);
}

/** The normal distribution by the logistic one (scale 1.702). */
function below(z: number): number {
  return 1 / (1 + Math.exp(-1.702 * z));
}

/** 1 in the light, towards 0 where something higher stands before the lamp. */
function shadows(height: Field, mmPerPixel: number): Field {
  const rise = Math.tan(ELEVATION) * mmPerPixel;
  let lowest = 0;
  let highest = 0;
  for (const value of height.values) {
    lowest = Math.min(lowest, value);
    highest = Math.max(highest, value);
  }
  const reach = Math.ceil((highest - lowest) / rise);
  return height.map((ground, i) => {
    const column = i % height.columns;
    const row = (i - column) / height.columns;
    let over = 0;
    for (let step = 1; step <= reach; step++) {
      const there = height.at(Math.round(column + step * TOWARDS.x), Math.round(row + step * TOWARDS.y));
      over = Math.max(over, there - ground - step * rise);
    }
    return Math.exp(-over / PENUMBRA);
  });
}

import type { Point } from "./camera.ts";
import type { ThreeLines } from "./plane-of-lines.ts";
import type { Sheet } from "./sheet.ts";

export const SURFACE_KINDS = [
  "worktop",
  "island",
  "vanity",
  "table",
  "floor",
  "splashback",
  "wall",
  "stairs",
] as const;
export type SurfaceKind = (typeof SURFACE_KINDS)[number];

/** Surfaces that stand are measured by their height, the others by their depth. */
export const stands = (kind: SurfaceKind): boolean => kind === "splashback" || kind === "wall";

/** Surfaces that several slabs cover, with joints. For all others one large enough slab is taken. */
export const isClad = (kind: SurfaceKind): boolean => stands(kind) || kind === "floor";

/** A stroke over the stone, or over what stands before it. */
export type Stroke = { over: "stone" | "thing"; points: readonly Point[]; radius: number };

/** A surface that a visitor has drawn over the photograph. */
export type DrawnSurface = {
  id: string;
  kind: SurfaceKind;
  lines: ThreeLines;
  /** Metres between far and near line. */
  depth: number;
  /** Height of the visible edge below the near line's upper arris, metres; 0 where there is none. */
  edge: number;
  /** Metres from the end to the other end; undefined: as far as the lines were drawn. */
  length?: number;
  /** Metres of stone up the wall behind the far line; 0 where there is none. */
  upstand: number;
  /** Metres of stone down from the end, as islands have it; 0 where there is none. */
  fall: number;
  strokes: readonly Stroke[];
  /** A sheet of A4 on it: its size gives `depth`, its white the light. The new stone covers it. */
  sheet?: Sheet;
  /** Share of light that the old surface sends back, 0–1; undefined where the visitor has not chosen. */
  lightness?: number;
};

/** A slab's position on a surface: metres to the right and up, rotated by 0, 90, 180 or 270 degrees. */
export type Lay = { stone: string; shift: readonly [number, number]; turn: number };

/** All that a visitor has drawn. Points are pixels of the photograph at its working size. */
export type Recipe = {
  /** Focal length, pixels of the working size. */
  focal: number;
  /** The principal point, pixels: the middle, unless the picture was cropped or taken with a shifted lens. */
  centre: Point;
  surfaces: readonly DrawnSurface[];
};

/** Reflectances that a visitor may choose from, 0–1, from black to white. */
export const SWATCHES = [0.03, 0.07, 0.14, 0.22, 0.32, 0.44, 0.58, 0.72] as const;

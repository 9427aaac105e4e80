import type { Part } from "./part.ts";

/** How finely a table is divided. */
export type Detail = {
  /** Sides of a large round top. */
  sides: number;
  /** Longest piece of a face, mm; where shading is kept at the corners, it has to be short. */
  step: number;
};

/** What model files for the web are divided into, and those for Quick Look, which shades by itself. */
export const FINE: Detail = { sides: 100, step: 110 };
export const COARSE: Detail = { sides: 72, step: 4000 };

/** A piece of a slab that a table is made of, and how finely its picture is kept. */
export type Cut = {
  name: string;
  /** Size with what runs on over the edges, mm. */
  width: number;
  height: number;
  mmPerPixel: number;
};

/** Everything of one top and what carries it, standing around the origin. */
export type Unit = { parts: Part[]; cuts: Cut[] };

/** One of the tops of a table as the content gives it, with the height of the table; millimetres. */
export type TopSize = { round: boolean; length: number; width: number; height: number };

/** Height of the felt pads under every table, mm. */
export const PAD = 3;

import sharp from "sharp";
import { RefusedError } from "../drafts/content-path.ts";
import { type Corners, contradiction, cornersOf, type Edges, isConvex, type Point } from "./geometry.ts";
import { type Gain, greyCardGain, neutralGain, type Pixels, patchLight } from "./light.ts";
import type { Photograph } from "./photograph.ts";
import { straightened } from "./warp.ts";
import { withoutReflection } from "./without-reflection.ts";

/** How a slab lies in its photograph, and how large it is. */
export type Placement = {
  edges: Edges;
  /** Centimetres, as measured on the slab. */
  width: number;
  height: number;
  /** A place of known colour in the photograph: the middle of a grey card (18 %), or of something that is neutral. */
  colour?: { of: "grey-card" | "neutral"; at: Point } | undefined;
  /** Where it lies in a second photograph, from another place, by which a lamp's reflection is taken away. */
  second?: Edges | undefined;
};

export type SlabPicture = {
  pixels: Pixels;
  mmPerPixel: number;
  /** Pixels of the photograph along the longer side. */
  detail: number;
  /** Width over height by the photograph's own perspective, where it contradicts the measures. */
  contradiction: number | undefined;
};

/** Pixels of the longer side. */
const LENGTH = 2048;
/** A place of known colour is read over this part of the photograph's width. */
const PATCH = 0.004;

/**
 * The slab from straight in front, at a known scale. Throws a RefusedError where the edges enclose nothing.
 * @param second the same slab from another place, where the placement has its edges
 */
export function slabPicture(
  { pixels, focal }: Photograph,
  { edges, width, height, colour, second: secondEdges }: Placement,
  second?: Photograph,
): SlabPicture {
  const corners = cornersIn(edges);
  const mmPerPixel = (Math.max(width, height) * 10) / LENGTH;
  const size = {
    width: Math.round((width * 10) / mmPerPixel),
    height: Math.round((height * 10) / mmPerPixel),
  };
  const gain: Gain = colour ? gainOf(pixels, colour) : [1, 1, 1];
  const first = straightened(pixels, corners, size, gain);
  const other = second && secondEdges && straightened(second.pixels, cornersIn(secondEdges), size, gain);
  return {
    pixels: other ? withoutReflection(first, other) : first,
    mmPerPixel,
    detail: lengthIn(corners, width >= height),
    contradiction: focal === undefined ? undefined : contradiction(corners, pixels, focal, { width, height }),
  };
}

function lengthIn([a, b, c, d]: Corners, isWide: boolean): number {
  const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);
  return isWide ? Math.min(length(a, b), length(d, c)) : Math.min(length(a, d), length(b, c));
}

function cornersIn(edges: Edges) {
  try {
    const corners = cornersOf(edges);
    if (isConvex(corners)) return corners;
  } catch {
    // Parallel neighbours: said below.
  }
  throw new RefusedError(422, "The four edges do not enclose a slab.");
}

function gainOf(pixels: Pixels, { of, at }: NonNullable<Placement["colour"]>): Gain {
  const light = patchLight(pixels, at, Math.max(2, pixels.width * PATCH));
  return of === "grey-card" ? greyCardGain(light) : neutralGain(light);
}

/** As a JPEG, without anything that the camera noted. */
export function asJpeg({ data, width, height }: Pixels, widest = LENGTH): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality: widest === LENGTH ? 92 : 84 })
    .toBuffer();
}

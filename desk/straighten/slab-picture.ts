import sharp from "sharp";
import { RefusedError } from "../drafts/content-path.ts";
import { contradiction, cornersOf, type Edges, isConvex, type Point } from "./geometry.ts";
import { type Gain, greyCardGain, neutralGain, type Pixels, patchLight } from "./light.ts";
import type { Photograph } from "./photograph.ts";
import { straightened } from "./warp.ts";

/** How a slab lies in its photograph, and how large it is. */
export type Placement = {
  edges: Edges;
  /** Centimetres, as measured on the slab. */
  width: number;
  height: number;
  /** A place of known colour in the photograph: the middle of a grey card (18 %), or of something that is neutral. */
  colour?: { of: "grey-card" | "neutral"; at: Point } | undefined;
};

export type SlabPicture = {
  pixels: Pixels;
  mmPerPixel: number;
  /** Width over height by the photograph's own perspective, where it contradicts the measures. */
  contradiction: number | undefined;
};

/** Pixels of the longer side. */
const LENGTH = 2048;
/** A place of known colour is read over this part of the photograph's width. */
const PATCH = 0.004;

/** The slab from straight in front, at a known scale. Throws a RefusedError where the edges enclose nothing. */
export function slabPicture(
  { pixels, focal }: Photograph,
  { edges, width, height, colour }: Placement,
): SlabPicture {
  const corners = cornersIn(edges);
  const mmPerPixel = (Math.max(width, height) * 10) / LENGTH;
  const size = {
    width: Math.round((width * 10) / mmPerPixel),
    height: Math.round((height * 10) / mmPerPixel),
  };
  const gain: Gain = colour ? gainOf(pixels, colour) : [1, 1, 1];
  return {
    pixels: straightened(pixels, corners, size, gain),
    mmPerPixel,
    contradiction: focal === undefined ? undefined : contradiction(corners, pixels, focal, { width, height }),
  };
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

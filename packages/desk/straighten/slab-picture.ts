import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import sharp from "sharp";
import { RefusedError } from "../drafts/content-path.ts";
import {
  type Corners,
  contradiction,
  cornersOf,
  type Edges,
  homography,
  isConvex,
  mapped,
} from "./geometry.ts";
import { type Gain, GREY_CARD, handGain, isBlownOut, neutralGain, type Pixels, patchLight } from "./light.ts";
import type { Photograph } from "./photograph.ts";
import type { Placement } from "./placement.ts";
import { rectangle, straightened } from "./warp.ts";
import { withoutReflection } from "./without-reflection.ts";

export type SlabPicture = {
  pixels: Pixels;
  /** Size of the shown part, centimetres. */
  width: number;
  height: number;
  mmPerPixel: number;
  /** Pixels of the photograph along the longer side. */
  detail: number;
  /** The aspect ratio by perspective, where it contradicts the measures. */
  contradiction: number | undefined;
  /** The share that is blown out, in both photographs if there are two. */
  blownOut: number;
};

/** Pixels of the longer side. */
const LENGTH = 2048;
/** Shortest side after cropping, centimetres. */
const SMALLEST = 5;
/** Size of a colour reference, as a share of the photograph's width. */
const PATCH = 0.004;

/**
 * The slab seen from the front at a known scale.
 * @param second the same slab from another place, where the placement has its edges
 * @throws RefusedError where the edges enclose nothing
 */
export function slabPicture(
  { pixels, focal }: Pick<Photograph, "pixels" | "focal">,
  placement: Placement,
  second?: Pick<Photograph, "pixels">,
): SlabPicture {
  const { edges, colour, second: secondEdges } = placement;
  const whole = cornersIn(edges);
  const corners = croppedCorners(whole, placement);
  const shown = croppedSize(placement);
  const mmPerPixel = (Math.max(shown.width, shown.height) * 10) / LENGTH;
  const size = {
    width: Math.round((shown.width * 10) / mmPerPixel),
    height: Math.round((shown.height * 10) / mmPerPixel),
  };
  const gain: Gain = colour ? gainOf(pixels, colour) : [1, 1, 1];
  const first = straightened(pixels, corners, size, gain);
  const others = secondEdges && croppedCorners(cornersIn(secondEdges), placement);
  const other = second && others && straightened(second.pixels, others, size, gain);
  return {
    pixels: other ? withoutReflection(first, other) : first,
    ...shown,
    mmPerPixel,
    detail: lengthIn(corners, shown.width >= shown.height),
    contradiction: focal === undefined ? undefined : contradiction(whole, pixels, focal, placement),
    blownOut: blownOutShare([
      { pixels, corners },
      ...(second && others ? [{ pixels: second.pixels, corners: others }] : []),
    ]),
  };
}

/** Where the cropped part lies in the photograph. */
function croppedCorners(corners: Corners, { width, height, crop }: Placement): Corners {
  if (!crop) return corners;
  const toPhotograph = homography(rectangle({ width, height }), corners);
  const [left, top, right, bottom] = [crop.left, crop.top, width - crop.right, height - crop.bottom];
  const place = (x: number, y: number): Point => mapped(toPhotograph, [x, y]);
  return [place(left, top), place(right, top), place(right, bottom), place(left, bottom)];
}

/** Throws a RefusedError where hardly anything is left. */
function croppedSize({ width, height, crop }: Placement): { width: number; height: number } {
  const { left = 0, top = 0, right = 0, bottom = 0 } = crop ?? {};
  const size = { width: width - left - right, height: height - top - bottom };
  if (Math.min(size.width, size.height) < SMALLEST) throw new RefusedError(422, "CROP");
  return size;
}

/** Samples of light across a slab, and as many down. */
const LOOKS = 300;

/**
 * The share of a slab that is blown out in all its photographs. Its surroundings, such as the sky or the lamp, do not
 * count.
 */
export function blownOutShare(views: readonly { pixels: Pixels; corners: Corners }[]): number {
  const ways = views.map(({ pixels, corners }) => ({
    pixels,
    toPhotograph: homography(rectangle({ width: LOOKS, height: LOOKS }), corners),
  }));
  let count = 0;
  for (let y = 0.5; y < LOOKS; y++) {
    for (let x = 0.5; x < LOOKS; x++) {
      if (ways.every(({ pixels, toPhotograph }) => isBlownOut(pixels, mapped(toPhotograph, [x, y])))) count++;
    }
  }
  return count / LOOKS ** 2;
}

function lengthIn([a, b, c, d]: Corners, isWide: boolean): number {
  const length = ([x, y]: Point, [u, v]: Point) => Math.hypot(u - x, v - y);
  return isWide ? Math.min(length(a, b), length(d, c)) : Math.min(length(a, d), length(b, c));
}

/** Throws a RefusedError where the edges enclose nothing. */
export function cornersIn(edges: Edges): Corners {
  try {
    const corners = cornersOf(edges);
    if (isConvex(corners)) return corners;
  } catch {
    // Parallel edges: reported below.
  }
  throw new RefusedError(422, "The four edges do not enclose a slab.");
}

function gainOf(pixels: Pixels, colour: NonNullable<Placement["colour"]>): Gain {
  if (colour.of === "hand") return handGain(colour);
  const light = patchLight(pixels, colour.at, Math.max(2, pixels.width * PATCH));
  return colour.of === "grey-card" ? neutralGain(light, GREY_CARD) : neutralGain(light);
}

/** As a JPEG, without anything that the camera noted. */
export function asJpeg({ data, width, height }: Pixels, widest = LENGTH): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 3 } })
    .resize({ width: widest, withoutEnlargement: true })
    .jpeg({ quality: widest === LENGTH ? 92 : 84 })
    .toBuffer();
}

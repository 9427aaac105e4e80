import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { RefusedError } from "../drafts/content-path.ts";
import { cornersOf, type Edges, frame, homography, mapped } from "./geometry.ts";
import type { Placement } from "./placement.ts";
import { rectangle } from "./warp.ts";

/** Coarsest scale of a close view, millimetres a pixel: beyond it grains run together. */
const COARSEST = 0.5;
/** Pixels of a close view. */
const WIDTH = 1600;
const HEIGHT = 1000;

/**
 * The part of the slab that a close view shows at the photograph's own resolution.
 * @param slab how the slab lies in the photograph
 * @param at the middle of the part, as shares of the slab's picture
 * @returns how that part lies in the same photograph
 * @throws RefusedError DETAIL where the photograph is too coarse
 */
export function closePlace({ edges, width, height, crop }: Placement, at: Point): Placement {
  const toPhotograph = homography(rectangle({ width, height }), cornersOf(edges));
  const cut = crop ?? { left: 0, top: 0, right: 0, bottom: 0 };
  const kept = { width: width - cut.left - cut.right, height: height - cut.top - cut.bottom };
  const middle: Point = [cut.left + at[0] * kept.width, cut.top + at[1] * kept.height];
  const mmPerPixel = detailAt((point) => mapped(toPhotograph, point), middle);
  if (mmPerPixel > COARSEST) throw new RefusedError(422, "DETAIL");
  const size = {
    width: Math.min(kept.width, (WIDTH * mmPerPixel) / 10),
    height: Math.min(kept.height, (HEIGHT * mmPerPixel) / 10),
  };
  const left = within(middle[0] - size.width / 2, cut.left, cut.left + kept.width - size.width);
  const top = within(middle[1] - size.height / 2, cut.top, cut.top + kept.height - size.height);
  const place = (x: number, y: number): Point => mapped(toPhotograph, [x, y]);
  return {
    edges: frame(left, top, left + size.width, top + size.height, place),
    width: Number(size.width.toFixed(1)),
    height: Number(size.height.toFixed(1)),
  };
}

/** Millimetres of stone a pixel of the photograph, in the coarser direction. */
function detailAt(toPhotograph: (point: Point) => Point, [x, y]: Point): number {
  const [u, v] = toPhotograph([x, y]);
  const pixels = [toPhotograph([x + 1, y]), toPhotograph([x, y + 1])].map(([a, b]) =>
    Math.hypot(a - u, b - v),
  );
  return 10 / Math.min(...pixels);
}

function within(at: number, least: number, most: number): number {
  return Math.max(least, Math.min(most, at));
}

/** The same place in the same photograph with more pixels. */
export function scaledPlacement(placement: Placement, scale: number): Placement {
  const edge = ([[ax, ay], [bx, by]]: Edges["top"]): Edges["top"] => [
    [ax * scale, ay * scale],
    [bx * scale, by * scale],
  ];
  const { top, right, bottom, left } = placement.edges;
  return {
    ...placement,
    edges: { top: edge(top), right: edge(right), bottom: edge(bottom), left: edge(left) },
  };
}

import type { Camera, Frame, Homography } from "../camera.ts";
import { normalOf } from "../camera.ts";

/** A flat part of stone and where it is seen. */
export type SeenFace = {
  surface: string;
  frame: Frame;
  homography: Homography;
  /** Metres: least u, least v, most u, most v. */
  extent: readonly [number, number, number, number];
  /** Coverage of each pixel, 0–255. */
  coverage: Uint8Array;
};

/** Whether a face looks up rather than to the side, in a photograph held about upright. */
export const lies = ({ frame }: Pick<SeenFace, "frame">): boolean => Math.abs(normalOf(frame)[1]) > 0.7;

/** The camera of a picture smaller by `by`. */
export const smallerCamera = ({ focal, centre }: Camera, by: number): Camera => ({
  focal: focal / by,
  centre: [centre[0] / by, centre[1] / by],
});

/** The homography of a picture smaller by `by`. */
export const smallerHomography = (h: Homography, by: number): Homography => [
  h[0] * by,
  h[1] * by,
  h[2],
  h[3] * by,
  h[4] * by,
  h[5],
  h[6] * by,
  h[7] * by,
  h[8],
];

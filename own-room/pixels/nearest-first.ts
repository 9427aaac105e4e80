import { type Camera, normalOf, rayThrough } from "../camera.ts";
import type { Face } from "../faces.ts";
import { dot } from "../vectors.ts";
import type { Box } from "./picture.ts";

/** Outlines that meet in a joint cover no pixel more than this together. */
const JOINT = 1.02;

/** A face with its outline in the photograph, what is seen of its surface's stone in the box, and its coverage. */
export type Outlined = { face: Face; outline: Float32Array; mask: Uint8Array; coverage: Uint8Array };

/**
 * Where outlines overlap, as a floor's goes on behind an island, a pixel belongs to the nearest face whose stone is seen
 * there; what that leaves of it at its rim belongs to the next one. Coverages are changed in place.
 * @param union how much of each pixel of the box all outlines cover together
 * @param things how much of each pixel of the box stands before all of them
 */
export function nearestFirst(
  camera: Camera,
  faces: readonly Outlined[],
  union: Float32Array,
  things: Float32Array,
  width: number,
  { left, top, right, bottom }: Box,
): void {
  const planes = faces.map(({ face: { frame } }) => {
    const normal = normalOf(frame);
    return { normal, distance: dot(normal, frame.origin) };
  });
  const order: { face: Outlined; hidden: number; depth: number }[] = [];
  for (let y = top, i = 0; y < bottom; y++) {
    for (let x = left; x < right; x++, i++) {
      const at = y * width + x;
      if (union[i] <= JOINT) continue;
      const ray = rayThrough(camera, [x + 0.5, y + 0.5]);
      order.length = 0;
      faces.forEach((face, number) => {
        if (face.outline[at] <= 0) return;
        const { normal, distance } = planes[number];
        order.push({ face, hidden: face.mask[i] ? 0 : 1, depth: distance / dot(normal, ray) });
      });
      order.sort((a, b) => a.hidden - b.hidden || a.depth - b.depth);
      let open = 1;
      for (const { face } of order) {
        const taken = Math.min(open, face.outline[at]);
        face.coverage[at] = Math.round(255 * taken * (1 - things[i]));
        open -= taken;
      }
    }
  }
}

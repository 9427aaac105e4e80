import type { FaceLight } from "./old-light.ts";
import { type Box, type LinearPicture, smallerBox } from "./picture.ts";
import type { SeenFace } from "./seen-face.ts";

/** A face, the box around its visible part, and the ratio of its new brightness to the old one by channel. */
type Changed = { face: SeenFace; box: Box; by: readonly [number, number, number] };

/**
 * The room as it is expected to look with new stones: what standing stone mirrors before anything is laid.
 * @param soft the photograph, smaller by `scale`
 */
export function expectedRoom(
  soft: LinearPicture,
  fullWidth: number,
  scale: number,
  changed: readonly Changed[],
): LinearPicture {
  const { width, height } = soft;
  const data = soft.data.slice();
  for (const { face, box, by } of changed) {
    const { coverage } = face;
    const { left, top, right, bottom } = smallerBox(box, scale, soft);
    const changeRow = (y: number) => {
      for (let x = left; x < right; x++) {
        const share = coverage[y * scale * fullWidth + x * scale] / 255;
        const at = (y * width + x) * 3;
        if (share > 0) for (let c = 0; c < 3; c++) data[at + c] *= 1 + share * (by[c] - 1);
      }
    };
    for (let y = top; y < bottom; y++) changeRow(y);
  }
  return { width, height, data };
}

/** The change of a face's mean brightness: its mirror stays, the light of its stone changes with the colour. */
export function changeOf(
  { seen, irradiance, mirrored, albedo }: FaceLight,
  stone: readonly [number, number, number],
): [number, number, number] {
  const [falls, reflects] = [new Float64Array(3), new Float64Array(3)];
  for (let g = 0; g < seen.length; g++) {
    for (let c = 0; c < 3; c++) {
      falls[c] += seen[g] * irradiance[g * 3 + c];
      reflects[c] += seen[g] * mirrored[g * 3 + c];
    }
  }
  const change = (c: 0 | 1 | 2) =>
    (stone[c] * falls[c] + reflects[c]) / Math.max(1e-9, albedo[c] * falls[c] + reflects[c]);
  return [change(0), change(1), change(2)];
}

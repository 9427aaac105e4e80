import { boxBlur } from "./box-blur.ts";
import { filledFromAround } from "./filled-from-around.ts";
import { type Box, boxAround, type LinearPicture, smallerBox } from "./picture.ts";
import { lies, type SeenFace } from "./seen-face.ts";

/** A room as polish mirrors it, softly. */
export type MirroredRoom = {
  /** As the camera sees it. */
  seen: LinearPicture;
  /** Without the stone that lies: at a flat angle it fills the picture up to the foot of what it mirrors. */
  standing?: LinearPicture;
};

/** What lying stone mirrors of the faces that stand. @param half a picture half as wide as the faces' coverage */
export function standingRoom(
  half: LinearPicture,
  faces: readonly SeenFace[],
  fullWidth: number,
): LinearPicture {
  const seen = new Float32Array(half.width * half.height).fill(1);
  for (const face of faces) {
    if (!lies(face)) continue;
    const box = boxAround(face.coverage, fullWidth, face.coverage.length / fullWidth, 2);
    if (box) coverWith(seen, half, face.coverage, fullWidth, box);
  }
  return softened(filledFromAround(half, seen));
}

/** Pixels of which a face covers anything show nothing else. */
function coverWith(
  seen: Float32Array,
  half: LinearPicture,
  coverage: Uint8Array,
  fullWidth: number,
  box: Box,
): void {
  const { left, top, right, bottom } = smallerBox(box, 2, half);
  const coverRow = (y: number) => {
    for (let x = left, at = y * 2 * fullWidth + left * 2; x < right; x++, at += 2) {
      const below = at + fullWidth;
      if (coverage[at] + coverage[at + 1] + coverage[below] + coverage[below + 1] > 0)
        seen[y * half.width + x] = 0;
    }
  };
  for (let y = top; y < bottom; y++) coverRow(y);
}

/** A picture as polish mirrors it, which scatters a little. */
export function softened({ width, height, data }: LinearPicture): LinearPicture {
  const out = new Float32Array(data.length);
  const channel = new Float32Array(width * height);
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < channel.length; i++) channel[i] = data[i * 3 + c];
    const soft = boxBlur(channel, width, height, 1);
    for (let i = 0; i < channel.length; i++) out[i * 3 + c] = soft[i];
  }
  return { width, height, data: out };
}

import { filledFromAround } from "./filled-from-around.ts";
import { boxAround, type LinearPicture, smallerBox } from "./picture.ts";
import { lies, type SeenFace } from "./seen-face.ts";

/** A room as polish mirrors it. */
export type MirroredRoom = {
  /** As the camera sees it. */
  seen: LinearPicture;
  /**
   * As lying stone mirrors what stands: without lying stone, which at a flat angle fills the picture up to a wall's foot.
   * Undefined where none lies.
   */
  lying?: LinearPicture | undefined;
};

/**
 * The standing parts of a room for lying stone; undefined where none lies.
 * @param half a picture of half the width of the faces' coverage
 */
export function besideLying(
  half: LinearPicture,
  faces: readonly SeenFace[],
  fullWidth: number,
): LinearPicture | undefined {
  const lying = faces.filter(lies);
  if (lying.length === 0) return undefined;
  const free = new Float32Array(half.width * half.height).fill(1);
  for (const { coverage } of lying) {
    const box = boxAround(coverage, fullWidth, coverage.length / fullWidth, 1);
    if (!box) continue;
    const { left, top, right, bottom } = smallerBox(box, 2, half);
    const hideRow = (y: number) => {
      for (let x = left, at = y * 2 * fullWidth + left * 2; x < right; x++, at += 2) {
        const below = at + fullWidth;
        const covered = coverage[at] + coverage[at + 1] + coverage[below] + coverage[below + 1];
        if (covered >= 4) free[y * half.width + x] = 0;
      }
    };
    for (let y = top; y < bottom; y++) hideRow(y);
  }
  return filledFromAround(half, free);
}

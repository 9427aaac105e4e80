import { boxBlur } from "./box-blur.ts";
import { filledFromAround } from "./filled-from-around.ts";
import { type Box, boxAround, type LinearPicture, smallerBox } from "./picture.ts";
import { lies, type SeenFace } from "./seen-face.ts";

/** A room as polish mirrors it, softly. */
export type MirroredRoom = {
  /** As the camera sees it. */
  seen: LinearPicture;
  /**
   * What lying stone mirrors of stone that stands: without itself, which at a flat angle fills the picture up to a wall's
   * foot, and with things before a wall half as if they were not there, as what is far before it is not mirrored in front of it.
   */
  standing?: LinearPicture | undefined;
};

/** Pixels of which so little is stone show none, and of which so much is show nothing else; of 255. */
const HARDLY = 1;
const WHOLE = 250;
/** A thing in the picture stands before stone at a distance that nobody knows: its share in what is mirrored there. */
const THINGS = 0.5;

/**
 * What lying stone mirrors of faces that stand; undefined where none does.
 * @param half a picture half as wide as the faces' coverage
 */
export function standingRoom(
  half: LinearPicture,
  faces: readonly SeenFace[],
  fullWidth: number,
): LinearPicture | undefined {
  const stands = (face: SeenFace) => !lies(face);
  if (faces.every(lies) || faces.every(stands)) return undefined;
  const stone = seenOf(faces.filter(stands), half, fullWidth, WHOLE);
  const lying = seenOf(faces.filter(lies), half, fullWidth, HARDLY);
  const alone = filledFromAround(half, stone);
  const { data } = filledFromAround(
    half,
    lying.map((share) => 1 - share),
  );
  for (let i = 0; i < data.length; i++) alone.data[i] += THINGS * (data[i] - alone.data[i]);
  return softened(alone);
}

/** 1 where the faces cover at least so much of each four pixels that become one, else 0. */
function seenOf(
  faces: readonly SeenFace[],
  half: LinearPicture,
  fullWidth: number,
  least: number,
): Float32Array {
  const seen = new Float32Array(half.width * half.height);
  for (const { coverage } of faces) {
    const box = boxAround(coverage, fullWidth, coverage.length / fullWidth, 1);
    if (box) markWhere(seen, half.width, coverage, fullWidth, smallerBox(box, 2, half), least);
  }
  return seen;
}

function markWhere(
  seen: Float32Array,
  width: number,
  coverage: Uint8Array,
  fullWidth: number,
  { left, top, right, bottom }: Box,
  least: number,
): void {
  const markRow = (y: number) => {
    for (let x = left, at = y * 2 * fullWidth + left * 2; x < right; x++, at += 2) {
      const below = at + fullWidth;
      const covered = coverage[at] + coverage[at + 1] + coverage[below] + coverage[below + 1];
      if (covered >= 4 * least) seen[y * width + x] = 1;
    }
  };
  for (let y = top; y < bottom; y++) markRow(y);
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

import { luminance } from "../../colour.ts";
import type { LaidStone, Laying } from "../laying.ts";
import { type Box, type LinearPicture, smallerBox } from "../picture.ts";
import type { SeenFace } from "../seen-face.ts";
import { relit } from "./interreflection.ts";
import { type FaceLight, SCALE } from "./old-light.ts";

/** Mean albedo of a room's walls, floor and furniture without the stone. */
const ROOM_ALBEDO = 0.25;
/** Share of the stone in the whole room, of that in the photograph: behind the camera there is none. */
const SHARE_OF_ROOM = 0.6;

/** Lamps and windows count as no more than this. */
const BRIGHTEST_REST = 1.2;

/** The light on each face as all new stones leave it. */
export function newLight(
  { faces, lights, stones, room }: Laying,
  total: Uint16Array,
  width: number,
  dimmed: number,
): (Float32Array | undefined)[] {
  const known = faces.flatMap((face, number) => {
    const light = lights[number];
    return light ? [{ number, face, light, stone: stones[face.surface]?.slab.mean ?? light.albedo }] : [];
  });
  const found = relit(known, restOfRoom(room.seen, total, width), dimmed);
  const irradiances: (Float32Array | undefined)[] = faces.map(() => undefined);
  known.forEach(({ number }, k) => {
    irradiances[number] = found[k];
  });
  return irradiances;
}

function restOfRoom(soft: LinearPicture, total: Uint16Array, width: number): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  let count = 0;
  const addRow = (y: number) => {
    for (let x = 0; x < soft.width; x += 4) {
      if (total[y * SCALE * width + x * SCALE] > 0) continue;
      count++;
      for (let c = 0; c < 3; c++)
        sums[c] += Math.min(BRIGHTEST_REST, soft.data[(y * soft.width + x) * 3 + c]);
    }
  };
  for (let y = 0; y < soft.height; y += 4) addRow(y);
  return [sums[0] / Math.max(1, count), sums[1] / Math.max(1, count), sums[2] / Math.max(1, count)];
}

/**
 * The factor by which the room's light changes with its stone: a room is a hollow sphere, E = E0 / (1 - mean albedo)
 * (Ulbricht).
 */
export function bounce(
  laid: readonly { face: SeenFace; light: FaceLight; stone: LaidStone }[],
  pixels: number,
): number {
  let area = 0;
  let before = 0;
  let after = 0;
  for (const { face, light, stone } of laid) {
    let covered = 0;
    for (let i = 0; i < pixels; i += 9) covered += face.coverage[i];
    const share = (covered * 9) / 255 / pixels;
    area += share;
    before += share * luminance(...light.albedo);
    after += share * luminance(...stone.slab.mean);
  }
  const mean = (stone: number) => (1 - SHARE_OF_ROOM * area) * ROOM_ALBEDO + SHARE_OF_ROOM * stone;
  return (1 - mean(before)) / (1 - mean(after));
}

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

import type { Camera, Point } from "../../camera.ts";
import { type Face, facesOf } from "../../faces.ts";
import { lightnessIn } from "../../lightness.ts";
import type { DrawnSurface, Stroke } from "../../recipe.ts";
import type { Sheet } from "../../sheet.ts";
import { sheetCoverage } from "../light/sheet-light.ts";
import { type Box, boxAround, cropped, type Photograph } from "../picture.ts";
import type { SeenFace } from "../seen-face.ts";
import { nearestFirst } from "./nearest-first.ts";
import { closedOutlines, coverAsSeen, snappedOutline } from "./outlines.ts";
import { polygonCoverage } from "./polygon-coverage.ts";
import { softThings, type Unstruck, unstruck } from "./soft-masks.ts";
import { type Superpixels, superpixels } from "./superpixels.ts";
import { STONE, surfaceMask, THING } from "./surface-mask.ts";

/** Margin around the outlines that helps to tell what stands before them, pixels. */
const MARGIN = 24;

/** Called between two steps: time to report progress, and to cancel by throwing. */
export type Pause = () => Promise<void>;

/** The areas of a group's box, and its mask by the strokes. */
type CachedMask = { of: string; areas: Superpixels; key: string; mask: Uint8Array };

/** The outlines in the photograph, their groups, and all that strokes do not change. */
type CachedOutlines = {
  key: string;
  outlines: Float32Array[][];
  insides: Float32Array[];
  box: Box | undefined;
  unstruck: Unstruck | undefined;
};

/** What is kept of the photograph while only strokes change. */
type FaceCache = { masks: Map<string, CachedMask>; outlines?: CachedOutlines };

export const emptyCache = (): FaceCache => ({ masks: new Map() });

/**
 * Where each face is seen: its outline without the things before it. Top and edge of a slab are separated from things
 * together; so are an upstand and an end, as their old stones may differ.
 */
export async function seenFaces(
  photograph: Photograph,
  camera: Camera,
  surfaces: readonly DrawnSurface[],
  kept: FaceCache,
  pause: Pause,
): Promise<SeenFace[]> {
  const { width, height } = photograph;
  const groups = surfaces.flatMap((surface) => groupsOf(camera, surface));
  const { outlines, insides, box, unstruck: before } = outlinesOf(photograph, groups, kept);
  if (!box || !before) return [];
  const pixels = (box.right - box.left) * (box.bottom - box.top);
  const stone = new Uint8Array(pixels);
  const masks = groups.map(() => new Uint8Array(pixels));
  for (const [number, group] of groups.entries()) {
    const areaBox = boxAround(insides[number], width, height, MARGIN);
    if (!areaBox) continue;
    await pause();
    const mask = maskIn(photograph, areaBox, insides[number], group, kept);
    paste(mask, areaBox, stone, box);
    paste(mask, areaBox, masks[number], box);
  }
  await pause();
  const things = softThings(before, stone, meantBy(groups, insides, masks, width, box));
  const found = groups.flatMap(({ faces }, number) =>
    faces.map((face, k) => {
      const outline = outlines[number][k];
      const coverage = withoutThings(outline, before.union, things, width, box);
      return { face, outline, mask: masks[number], coverage };
    }),
  );
  if (groups.length > 1) nearestFirst(camera, found, before.union, things, width, box);
  return found.map(({ face, coverage }) => ({ ...face, coverage }));
}

/** Where a group's stone is seen in its box; kept while its outline and strokes stay. */
function maskIn(
  photograph: Photograph,
  box: Box,
  outline: Float32Array,
  group: Group,
  kept: FaceCache,
): Uint8Array {
  const { width, height } = photograph;
  const { id, faces, strokes, sheet } = group;
  const of = JSON.stringify(box);
  const key = JSON.stringify([of, faces.map((face) => face.outline), strokes, sheet]);
  const before = kept.masks.get(id);
  if (before?.key === key) return before.mask;
  const areas = before?.of === of ? before.areas : superpixels(photograph, box);
  const inside = cropped(outline, width, box);
  const paper = sheet && cropped(sheetCoverage(sheet, width, height), width, box);
  // The sheet teaches nothing about the stone, and the new stone covers it.
  if (paper) for (let i = 0; i < paper.length; i++) if (paper[i] > 0) inside[i] = 0;
  const mask = surfaceMask(areas, inside, touchedBy(strokes, box, 1));
  if (paper) for (let i = 0; i < paper.length; i++) if (paper[i] > 0) mask[i] = 1;
  kept.masks.set(id, { of, areas, key, mask });
  return mask;
}

type Group = { id: string; faces: Face[]; strokes: readonly Stroke[]; sheet: Sheet | undefined };

/** Faces whose stone looks alike now. Strokes count for a whole surface. */
function groupsOf(camera: Camera, surface: DrawnSurface): Group[] {
  const faces = facesOf(camera, surface);
  const parts = [["top", "edge"], ["upstand"], ["fall"]];
  return parts.flatMap((names) => {
    const found = faces.filter(({ part }) => names.includes(part));
    return found.length > 0
      ? [
          {
            id: `${surface.id}:${names[0]}`,
            faces: found,
            strokes: surface.strokes,
            sheet: names[0] === "top" ? surface.sheet : undefined,
          },
        ]
      : [];
  });
}

function outlinesOf(photograph: Photograph, groups: readonly Group[], kept: FaceCache): CachedOutlines {
  const { width, height } = photograph;
  const key = JSON.stringify(groups.map(({ faces }) => faces.map(({ outline }) => outline)));
  if (kept.outlines?.key === key) return kept.outlines;
  const lightness = lightnessIn(photograph);
  const outlines = groups.map(({ faces }) =>
    faces.map(({ outline }) => polygonCoverage([snappedOutline(outline, lightness)], width, height)),
  );
  const insides = outlines.map((covers) => joined(covers));
  const union = joined(insides);
  const box = boxAround(union, width, height, MARGIN);
  const before = box && unstruck(photograph, box, cropped(union, width, box));
  // Masks are learnt within the outlines; things at their rim continue into the gaps.
  const closed = closedOutlines(outlines.flat(), width, height);
  coverAsSeen(closed, photograph);
  let next = 0;
  const covers = outlines.map((drawn) => drawn.map(() => closed[next++]));
  kept.outlines = { key, outlines: covers, insides, box, unstruck: before };
  return kept.outlines;
}

/** More than 1 where they overlap. */
function joined(covers: readonly Float32Array[]): Float32Array {
  if (covers.length === 1) return covers[0];
  const all = new Float32Array(covers[0]?.length ?? 0);
  for (const cover of covers) for (let i = 0; i < all.length; i++) all[i] += cover[i];
  return all;
}

/** A brush follows the edge of a thing, so only this share of its radius is certain. */
const CERTAIN = 0.5;

/** STONE or THING along the strokes, drawn at a share of their radius. */
function touchedBy(strokes: readonly Stroke[], box: Box, share: number): Uint8Array {
  const touched = new Uint8Array((box.right - box.left) * (box.bottom - box.top));
  for (const stroke of strokes) {
    const value = stroke.over === "stone" ? STONE : THING;
    paintStroke(stroke.points, Math.max(1, stroke.radius * share), value, touched, box);
  }
  return touched;
}

/** Lines may be this far beside the stone: a stroke there may lie on the rim of another stone, pixels. */
const RIM = 4;

/**
 * STONE or THING where strokes are certain: what is struck out of one surface may be the stone of another.
 * @param masks of each group, where its stone is seen
 */
function meantBy(
  groups: readonly Group[],
  insides: readonly Float32Array[],
  masks: readonly Uint8Array[],
  width: number,
  box: Box,
): Uint8Array {
  const columns = box.right - box.left;
  const around = [0, -RIM, RIM, -RIM * columns, RIM * columns];
  const meant = new Uint8Array(columns * (box.bottom - box.top));
  for (const [number, { strokes }] of groups.entries()) {
    if (strokes.length === 0) continue;
    const touched = touchedBy(strokes, box, CERTAIN);
    const isByOther = (i: number) =>
      masks.some((mask, other) => other !== number && around.some((step) => mask[i + step] === 1));
    for (let y = box.top, i = 0; y < box.bottom; y++) {
      for (let x = box.left; x < box.right; x++, i++) {
        if (!touched[i] || insides[number][y * width + x] <= 0) continue;
        if (touched[i] === STONE) meant[i] = STONE;
        else if (!masks[number][i] && !isByOther(i)) meant[i] = THING;
      }
    }
  }
  return meant;
}

/** Copies a box's findings into a larger one. */
function paste(mask: Uint8Array, from: Box, onto: Uint8Array, to: Box): void {
  for (let y = from.top, i = 0; y < from.bottom; y++) {
    for (let x = from.left; x < from.right; x++, i++) {
      const inTo = x >= to.left && x < to.right && y >= to.top && y < to.bottom;
      if (mask[i] && inTo) onto[(y - to.top) * (to.right - to.left) + x - to.left] = 1;
    }
  }
}

function withoutThings(
  outline: Float32Array,
  union: Float32Array,
  things: Float32Array,
  width: number,
  { left, top, right, bottom }: Box,
): Uint8Array {
  const coverage = new Uint8Array(outline.length);
  for (let y = top, i = 0; y < bottom; y++) {
    for (let x = left; x < right; x++, i++) {
      const at = y * width + x;
      if (outline[at] > 0)
        coverage[at] = Math.round((255 * outline[at] * (1 - things[i])) / Math.max(1, union[i]));
    }
  }
  return coverage;
}

/** Sets all pixels of a box that a round brush of `radius` pixels touches; points count from the photograph's corner. */
function paintStroke(
  points: readonly Point[],
  radius: number,
  value: number,
  onto: Uint8Array,
  { left, top, right, bottom }: Box,
): void {
  const dab = (cx: number, cy: number) => {
    const [x0, x1] = [Math.max(left, Math.ceil(cx - radius)), Math.min(right - 1, Math.floor(cx + radius))];
    const [y0, y1] = [Math.max(top, Math.ceil(cy - radius)), Math.min(bottom - 1, Math.floor(cy + radius))];
    for (let y = y0; y <= y1; y++) {
      for (let x = x0; x <= x1; x++) {
        if ((x - cx) ** 2 + (y - cy) ** 2 <= radius * radius)
          onto[(y - top) * (right - left) + x - left] = value;
      }
    }
  };
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? [x, y];
    const steps = Math.max(1, Math.ceil((2 * Math.hypot(nextX - x, nextY - y)) / radius));
    for (let step = 0; step <= steps; step++) {
      dab(x + ((nextX - x) * step) / steps, y + ((nextY - y) * step) / steps);
    }
  });
}

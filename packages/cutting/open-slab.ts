import type { Rect, Size } from "./shapes.ts";

/** A piece as the search sees it: its size with the blade's width on two sides. */
export type Item = Size & { piece: number; turns: boolean };

type Laid = Rect & { piece: number; turned: boolean };

/** A slab that is being filled. Its free rectangles never overlap: each is what guillotine cuts have parted from the rest. */
export type OpenSlab = {
  laid: Laid[];
  free: Rect[];
  /** Area that is covered. */
  used: number;
  /** How far what is laid reaches, from the upper left corner. */
  reach: Size;
};

/** How a free rectangle is chosen: the least of its area, of the shorter or of the longer side is left over. */
export const FITS = ["area", "short", "long"] as const;
/** Which way the rest of a rectangle is parted: along its shorter or longer rest, or so that one part is as large as can be. */
export const SPLITS = ["short", "long", "large"] as const;
export type Rule = { fit: (typeof FITS)[number]; split: (typeof SPLITS)[number] };

type Place = { slab: OpenSlab; free: number; turned: boolean };

export function emptySlab({ width, height }: Size): OpenSlab {
  return { laid: [], free: [{ x: 0, y: 0, width, height }], used: 0, reach: { width: 0, height: 0 } };
}

export function copyOf({ laid, free, used, reach }: OpenSlab): OpenSlab {
  return { laid: [...laid], free: [...free], used, reach: { ...reach } };
}

/** Lays an item where it fits best on any of the slabs. @returns whether there was room */
export function lay(item: Item, slabs: readonly OpenSlab[], rule: Rule): boolean {
  const place = bestPlace(item, slabs, rule.fit);
  if (!place) return false;
  const { slab, free, turned } = place;
  const [rect] = slab.free.splice(free, 1);
  if (!rect) return false;
  const width = turned ? item.height : item.width;
  const height = turned ? item.width : item.height;
  slab.laid.push({ piece: item.piece, x: rect.x, y: rect.y, width, height, turned });
  slab.used += width * height;
  slab.reach.width = Math.max(slab.reach.width, rect.x + width);
  slab.reach.height = Math.max(slab.reach.height, rect.y + height);
  slab.free.push(...restsOf(rect, width, height, rule.split));
  return true;
}

function bestPlace(item: Item, slabs: readonly OpenSlab[], fit: Rule["fit"]): Place | undefined {
  let best: Place | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const slab of slabs) {
    for (let free = 0; free < slab.free.length; free++) {
      const rect = slab.free[free] as Rect;
      const upright = leftOver(rect, item.width, item.height, fit);
      if (upright < least) {
        least = upright;
        best = { slab, free, turned: false };
      }
      const turned = item.turns ? leftOver(rect, item.height, item.width, fit) : Number.POSITIVE_INFINITY;
      if (turned < least) {
        least = turned;
        best = { slab, free, turned: true };
      }
    }
  }
  return best;
}

/** How badly something of this size fits; infinite where it does not fit at all. */
function leftOver(rect: Rect, width: number, height: number, fit: Rule["fit"]): number {
  const across = rect.width - width;
  const down = rect.height - height;
  if (across < 0 || down < 0) return Number.POSITIVE_INFINITY;
  if (fit === "area") return rect.width * rect.height - width * height;
  return fit === "short" ? Math.min(across, down) : Math.max(across, down);
}

/** The one or two rectangles that a cut parts from a piece in the upper left corner of `rect`. */
function restsOf(rect: Rect, width: number, height: number, split: Rule["split"]): Rect[] {
  const { x, y } = rect;
  const across = rect.width - width;
  const down = rect.height - height;
  const alongWhole =
    split === "large"
      ? across * height < rect.width * down === across * rect.height < width * down
        ? across < down
        : Math.max(across * height, rect.width * down) > Math.max(across * rect.height, width * down)
      : (split === "short") === across < down;
  const right = { x: x + width, y, width: across, height: alongWhole ? height : rect.height };
  const below = { x, y: y + height, width: alongWhole ? rect.width : width, height: down };
  return [right, below].filter((rest) => rest.width > 0 && rest.height > 0);
}

import type { Item } from "./open-slab.ts";
import type { Size } from "./shapes.ts";

/** A length as a share of the slab, weighed so that what fits side by side never weighs more than 1. */
type Weigh = (share: number) => number;

/** More thresholds than these tell little more. */
const THRESHOLDS = 12;
const TINY = 1e-9;

/**
 * As many slabs as any layout needs, guillotine or not: the greatest of the bounds by area, by area without what is small
 * beside large pieces, and by rounding, in both directions at once (dual feasible functions U and u of Fekete and Schepers,
 * "New classes of fast lower bounds for bin packing problems", Math. Program. 91, 2001).
 */
export function lowerBound(items: readonly Item[], room: Size): number {
  const across = weighings(items.map(({ width }) => width / room.width));
  const down = weighings(items.map(({ height }) => height / room.height));
  let least = 1;
  for (const weighWidth of across) {
    for (const weighHeight of down) {
      let sum = 0;
      for (const item of items) sum += weightOf(item, room, weighWidth, weighHeight);
      least = Math.max(least, Math.ceil(sum - TINY * items.length));
    }
  }
  return least;
}

/** An item that may be turned takes the smaller of the two ways in which it fits. */
function weightOf({ width, height, turns }: Item, room: Size, weighWidth: Weigh, weighHeight: Weigh): number {
  const weight = (w: number, h: number) =>
    w > room.width || h > room.height
      ? Number.POSITIVE_INFINITY
      : weighWidth(w / room.width) * weighHeight(h / room.height);
  return turns ? Math.min(weight(width, height), weight(height, width)) : weight(width, height);
}

function weighings(shares: readonly number[]): Weigh[] {
  const small = [...new Set(shares.filter((share) => share <= 0.5))].sort((one, other) => one - other);
  const every = Math.max(1, Math.ceil(small.length / THRESHOLDS));
  const thresholds = [...small.filter((_, place) => place % every === 0), 0.5];
  return [(share) => share, ...thresholds.map(withoutSmall), ...[1, 2, 3, 4].map(rounded)];
}

/** U: what is longer than all but a threshold counts whole, what is shorter than the threshold not at all. */
function withoutSmall(threshold: number): Weigh {
  return (share) => (share > 1 - threshold + TINY ? 1 : share < threshold - TINY ? 0 : share);
}

/** u: rounded down to k-ths, where k + 1 of a length do not fit exactly. */
function rounded(k: number): Weigh {
  return (share) => {
    const times = (k + 1) * share;
    return Math.abs(times - Math.round(times)) < TINY ? share : Math.floor(times) / k;
  };
}

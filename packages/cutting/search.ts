import { fewestCovered } from "./beside-faults.ts";
import { copyOf, emptySlab, FITS, type Item, lay, type OpenSlab, type Rule, SPLITS } from "./open-slab.ts";
import type { Point, Size } from "./shapes.ts";

type Worth = (item: Size) => number;
/** What pieces may take of a slab, the faults of the first slab that they should not cover, and the pieces of each joint. */
type Room = Size & { faults: readonly Point[]; joints: readonly (readonly number[])[] };
type Filled = { slabs: OpenSlab[]; cost: number };

/** What is laid first, by descending worth. */
const ORDERS: readonly Worth[] = [
  ({ width, height }) => width * height,
  ({ width, height }) => width + height,
  ({ width, height }) => Math.max(width, height),
  ({ width }) => width,
  ({ height }) => height,
];
const RULES = FITS.flatMap((fit) => SPLITS.map((split): Rule => ({ fit, split })));

/** Once no slab can be saved any more, the rest in one piece is still made larger for this part of the effort. */
const REST_EFFORT = 0.25;
/** A change that makes things worse by less than this is taken, too: it leads out of dead ends. */
const TOLERATED = 0.002;
/** So often every item is laid by a rule of its own. */
const MIXED = 0.4;
/** An order is shaken by up to this part of the worths. */
const SHAKEN = 0.5;

/**
 * Fills slabs by every order and rule, then improves the best by ruin and recreate (Schrimpf et al., J. Comput. Phys. 159,
 * 2000): a few slabs, one of them poorly filled, are emptied, and their items laid anew wherever there is room.
 * @param effort how many items are laid before the best is given back
 */
export function search(items: readonly Item[], room: Room, effort: number): OpenSlab[] {
  const random = seededRandom(items.length);
  let best = quickest(items, room);
  let current = best;
  let laid = items.length * ORDERS.length * RULES.length;
  const area = items.reduce((sum, { width, height }) => sum + width * height, 0);
  const least = Math.ceil(area / (room.width * room.height));
  const enough = () => (best.slabs.length > least ? effort : effort * REST_EFFORT);
  while (laid < enough()) {
    const { kept, out } = ruined(current.slabs, items, random);
    laid += out.length;
    const next = filled(kept, shaken(out, random), ruleGiver(random), room);
    if (next.cost > current.cost + TOLERATED * random()) continue;
    current = next;
    if (next.cost < best.cost) best = next;
  }
  return best.slabs;
}

function quickest(items: readonly Item[], room: Room): Filled {
  const all = ORDERS.flatMap((worth) => {
    const sorted = items.toSorted((one, other) => worth(other) - worth(one));
    return RULES.map((rule) => filled([], sorted, () => rule, room));
  });
  return all.reduce((best, next) => (next.cost < best.cost ? next : best));
}

/** One rule for all items, or now and then another one for each. */
function ruleGiver(random: () => number): () => Rule {
  const any = () => RULES[Math.floor(random() * RULES.length)] as Rule;
  if (random() < MIXED) return any;
  const rule = any();
  return () => rule;
}

/** Lays items in their order on these slabs, and on new ones where there is no room. */
function filled(slabs: OpenSlab[], items: readonly Item[], nextRule: () => Rule, room: Room): Filled {
  for (const item of items) {
    const rule = nextRule();
    if (lay(item, slabs, rule)) continue;
    const slab = emptySlab(room);
    lay(item, [slab], rule);
    slabs.push(slab);
  }
  return { slabs, cost: costOf(slabs, room) };
}

/**
 * Fewer slabs cost less, whatever else; of as many, fewer covered faults and fewer joints from two slabs. Then a full one beside a nearly empty one costs less
 * than two half full ones, as the empty one may be saved next; and a large rest costs less than many small ones.
 */
function costOf(slabs: readonly OpenSlab[], room: Room): number {
  const { width, height, faults } = room;
  const area = width * height;
  let squares = 0;
  let rest = 0;
  for (const { used, free, reach } of slabs) {
    squares += (used / area) ** 2;
    rest = Math.max(rest, (width - reach.width) * height, width * (height - reach.height));
    for (const rect of free) rest = Math.max(rest, rect.width * rect.height);
  }
  const covered = fewestCovered(slabs[0]?.laid ?? [], room, faults) / (faults.length || 1);
  const apart = jointsApart(slabs, room.joints);
  return slabs.length * 3 + covered + apart - (squares / slabs.length) * 0.5 - (rest / area) * 0.4;
}

/** The part of the joints whose pieces lie on several slabs. */
function jointsApart(slabs: readonly OpenSlab[], joints: Room["joints"]): number {
  if (joints.length === 0) return 0;
  const slabOf = new Map(slabs.flatMap(({ laid }, on) => laid.map(({ piece }) => [piece, on])));
  const apart = joints.filter((pieces) => new Set(pieces.map((piece) => slabOf.get(piece))).size > 1);
  return apart.length / joints.length;
}

/** Some slabs taken off again: the one of two that is filled less, and up to three others. */
function ruined(slabs: readonly OpenSlab[], items: readonly Item[], random: () => number) {
  const any = () => Math.floor(random() * slabs.length);
  const usedOf = (slab: number) => slabs[slab]?.used ?? 0;
  const [one, other] = [any(), any()];
  const gone = new Set([usedOf(one) < usedOf(other) ? one : other]);
  for (let more = 1 + Math.floor(random() * Math.min(3, slabs.length - 1)); more > 0; more--) gone.add(any());
  const out = [...gone].flatMap((slab) => slabs[slab]?.laid.map(({ piece }) => items[piece] as Item) ?? []);
  return { kept: slabs.filter((_, slab) => !gone.has(slab)).map(copyOf), out };
}

function shaken(items: readonly Item[], random: () => number): Item[] {
  const worth = ORDERS[Math.floor(random() * ORDERS.length)] as Worth;
  const noise = SHAKEN * random();
  return items
    .map((item) => ({ item, key: worth(item) * (1 + noise * (random() - 0.5)) }))
    .toSorted((one, other) => other.key - one.key)
    .map(({ item }) => item);
}

/** Numbers from 0 to below 1 that are the same for the same seed (mulberry32, T. Ettinger, public domain). */
function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

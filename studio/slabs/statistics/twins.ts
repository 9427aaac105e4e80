import { distance, type StoneFeatures } from "./distance.ts";

export type Pair = { one: string; other: string; distance: number };

/** Below this distance two stones are twins, which is a mistake. */
export const TWINS = 3;
/** Below this distance two stones are to be looked at side by side. */
export const ALIKE = 6;

/** Pairs of stones that are twins or alike, the closest first. */
export function checkTwins(stones: ReadonlyMap<string, StoneFeatures>): Pair[] {
  const all = [...stones];
  const pairs = all.flatMap(([one, features], place) =>
    all
      .slice(place + 1)
      .map(([other, theirs]): Pair => ({ one, other, distance: distance(features, theirs) }))
      .filter((pair) => pair.distance < ALIKE),
  );
  return pairs.sort((a, b) => a.distance - b.distance);
}

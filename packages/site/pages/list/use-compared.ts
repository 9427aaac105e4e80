import { MOST_COMPARED } from "@stoneyard/site/choice/addresses.ts";
import type { ItemKey } from "@stoneyard/site/choice/items.ts";
import { useState } from "react";

export type Compared = {
  keys: readonly ItemKey[];
  has: (key: ItemKey) => boolean;
  /** No more can be ticked. */
  full: boolean;
  toggle: (key: ItemKey) => void;
};

/** The stones ticked for comparison: the first ones, until the visitor chooses. */
export function useCompared(stones: readonly ItemKey[]): Compared {
  const [ticked, setTicked] = useState<readonly ItemKey[]>();
  const keys = ticked ? stones.filter((key) => ticked.includes(key)) : stones.slice(0, MOST_COMPARED);
  return {
    keys,
    has: (key) => keys.includes(key),
    full: keys.length >= MOST_COMPARED,
    toggle: (key) => setTicked(keys.includes(key) ? keys.filter((other) => other !== key) : [...keys, key]),
  };
}

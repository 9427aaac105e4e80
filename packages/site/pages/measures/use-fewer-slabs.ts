import type { Measures } from "@stoneyard/site/choice/measures.ts";
import { useMemo } from "react";
import { cuttingList, EMPTY_LIST } from "./cutting-list.ts";
import { type PackedList, useLayout } from "./use-layout.ts";

/** How many slabs are enough if pieces may be turned; undefined where that saves none, or where they already may. */
export function useFewerSlabs(
  { pieces, turns }: Measures,
  slab: { width: number; height: number },
  plan: PackedList | undefined,
): number | undefined {
  const isAsked = plan !== undefined && plan.layout.slabs > 1 && !turns;
  const list = useMemo(
    () => (isAsked ? cuttingList({ pieces, turns: true }, slab) : EMPTY_LIST),
    [isAsked, pieces, slab],
  );
  const { packed } = useLayout(list, slab);
  if (!plan || packed?.list !== list) return undefined;
  return packed.layout.slabs < plan.layout.slabs ? packed.layout.slabs : undefined;
}

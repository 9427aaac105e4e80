import { packInWorker } from "@stoneyard/cutting/pack-in-worker.ts";
import type { Layout, Size } from "@stoneyard/cutting/shapes.ts";
import { useEffect, useState } from "react";
import type { SlabFault } from "../slab/fault-marks.tsx";
import { type CuttingList, SAW } from "./cutting-list.ts";
import { inMillimetres } from "./slab-pieces.ts";

/** What is cut, and where it lies; both belong together. */
export type PackedList = { list: CuttingList; layout: Layout };
type Packing = { packed: PackedList | undefined; failed: boolean };

/**
 * Packs a list on slabs of this size, mm, in a worker, beside the faults of the first one where that can be. Until a changed
 * list is packed the former result stays; lists with problems have none.
 */
export function useLayout(list: CuttingList, slab: Size, faults?: readonly SlabFault[]): Packing {
  const [packing, setPacking] = useState<Packing>({ packed: undefined, failed: false });
  const { width, height } = slab;
  useEffect(() => {
    let wanted = true;
    const report = (next: Packing) => wanted && setPacking(next);
    if (list.problems.length > 0 || list.pieces.length === 0) report({ packed: undefined, failed: false });
    else {
      packInWorker(list.rows, { width, height }, SAW, faults?.map(inMillimetres)).then(
        (layout) => report({ packed: { list, layout }, failed: false }),
        () => report({ packed: undefined, failed: true }),
      );
    }
    return () => {
      wanted = false;
    };
  }, [list, width, height, faults]);
  return packing;
}

import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import type { SlabOffer } from "./slab.data.server.ts";

/** The size of a slab in words: 302 × 188 × 2 cm. */
export function useSlabSize(): (slab: Pick<SlabOffer, "width" | "height" | "thickness">) => string {
  const format = useNumberFormat();
  return ({ width, height, thickness }) =>
    `${[width, height, thickness].flatMap((cm) => (cm === undefined ? [] : format(cm))).join(" × ")} cm`;
}

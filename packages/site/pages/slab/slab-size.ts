import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import type { SlabOffer } from "./slab.data.server.ts";

type SlabSize = Pick<SlabOffer, "width" | "height" | "thickness">;

/** The size of a slab in words: 302 × 188 × 2 cm. */
export function slabSize({ width, height, thickness }: SlabSize, format: (cm: number) => string): string {
  return `${[width, height, thickness].flatMap((cm) => (cm === undefined ? [] : format(cm))).join(" × ")} cm`;
}

/** The same in the current language. */
export function useSlabSize(): (slab: SlabSize) => string {
  const format = useNumberFormat();
  return (slab) => slabSize(slab, format);
}

import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { ScaleRule } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import type { ComponentProps } from "react";
import { ticksBetween } from "./slab-scale.ts";

type Props = Pick<ComponentProps<typeof ScaleRule>, "orientation" | "labelsEvery" | "className"> & {
  /** The part of the slab that the rule lies beside, cm: from the left, or (upright) from the floor. */
  from: number;
  to: number;
  /** Length of the whole slab that way, cm. */
  whole: number;
  pxPerCm: number;
};

/** A number nearer to the end of the rule would stand out beyond it, px. */
const EDGE_PX = 16;

/** The rule of the whole slab, or while that is zoomed of its visible part, as long as the element around it. */
export function ViewRule({ from, to, whole, pxPerCm, ...rule }: Props) {
  const format = useNumberFormat();
  if (to - from > whole - 0.01) return <ScaleRule lengthCm={whole} {...rule} />;
  const edge = EDGE_PX / pxPerCm;
  const ticks = ticksBetween(from, to, pxPerCm);
  const numbers = ticks
    .filter(({ cm, numbered }) => numbered && cm > from + edge && cm < to - edge)
    .map(({ cm }) => ({ cm, text: format(cm) }));
  return <ScaleRule lengthCm={to - from} part={{ from, ticks, numbers }} {...rule} />;
}

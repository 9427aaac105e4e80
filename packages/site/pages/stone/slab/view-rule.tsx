import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { ScaleRule, type Tick } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import type { ComponentProps } from "react";

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
/** Numbers nearer together than this could not be read, px. */
const NUMBERS_APART_PX = 60;

/** The rule of the whole slab, or while that is zoomed of its visible part, as long as the element around it. */
export function ViewRule({ from, to, whole, pxPerCm, ...rule }: Props) {
  const format = useNumberFormat();
  if (to - from > whole - 0.01) return <ScaleRule lengthCm={whole} {...rule} />;
  const edge = EDGE_PX / pxPerCm;
  const ticks = ticksBetween(from, to, pxPerCm);
  const numbers = ticks
    .filter(({ cm, size }) => size === "long" && cm > from + edge && cm < to - edge)
    .map(({ cm }) => ({ cm, text: format(cm) }));
  return <ScaleRule lengthCm={to - from} part={{ from, ticks, numbers }} {...rule} />;
}

/** The ticks from `from` to `to`, cm: ten between two numbers, which stand at the long ones, multiples of 1, 2 or 5 x 10^n cm. */
export function ticksBetween(from: number, to: number, pxPerCm: number): Tick[] {
  const step = numbersEvery(pxPerCm) / 10;
  const ticks: Tick[] = [];
  for (let index = Math.ceil(from / step - 1e-9); index * step <= to + step * 1e-9; index++) {
    const size = index % 10 === 0 ? "long" : index % 5 === 0 ? "half" : "short";
    ticks.push({ cm: rounded(index * step), size });
  }
  return ticks;
}

function numbersEvery(pxPerCm: number): number {
  const least = NUMBERS_APART_PX / pxPerCm;
  const power = 10 ** Math.floor(Math.log10(least));
  const digit = [1, 2, 5].find((one) => one * power >= least * (1 - 1e-9)) ?? 10;
  return rounded(digit * power);
}

/** Sums of tenths are not exact in binary; a thousandth of a millimetre is finer than any slab. */
function rounded(cm: number): number {
  return Math.round(cm * 10_000) / 10_000;
}

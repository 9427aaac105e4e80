import type { Tick } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import { LIFE_SIZE_PX_PER_CM } from "./slab-view.ts";

/** Ticks of a rule beside a part of the slab; a tick with a number is written on. */
type NumberedTick = Tick & { numbered: boolean };

/** Numbers nearer together than this could not be read, px. */
const NUMBERS_APART_PX = 60;

/** The longest of the lengths 1, 2 and 5 x 10^n, cm, that is at most `longestPx` long. */
export function scaleBarLength(pxPerCm: number, longestPx: number): number {
  const most = longestPx / pxPerCm;
  const power = 10 ** Math.floor(Math.log10(most));
  const digit = [5, 2, 1].find((one) => one * power <= most * (1 + 1e-9)) ?? 1;
  return rounded(digit * power);
}

/** How many times smaller than it is the slab is drawn: the n of 1 : n. */
export function reduction(pxPerCm: number): number {
  return LIFE_SIZE_PX_PER_CM / pxPerCm;
}

/** The ticks from `from` to `to`, cm: ten between two numbers, which stand at multiples of 1, 2 or 5 x 10^n cm. */
export function ticksBetween(from: number, to: number, pxPerCm: number): NumberedTick[] {
  const every = numbersEvery(pxPerCm);
  const step = every / 10;
  const ticks: NumberedTick[] = [];
  for (let index = Math.ceil(from / step - 1e-9); index * step <= to + step * 1e-9; index++) {
    const numbered = index % 10 === 0;
    const size = numbered ? "long" : index % 5 === 0 ? "half" : "short";
    ticks.push({ cm: rounded(index * step), size, numbered });
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

import type { Translate } from "@stoneyard/site/i18n/translations.tsx";
import type { SlabFault } from "./fault-marks.tsx";

/** A fault in words, and its distances in cm. */
export type FaultPlace = { fault: string; left: string; top: string };

type Words = {
  /** The message `slab.faultAt`. */
  faultAt: (where: FaultPlace) => string;
  kinds: Translate<SlabFault["kind"]>;
  format: (value: number) => string;
};

/** A fault by its number on the drawing, what it is and where: `1. hole, 212 cm from the left and 38 cm from the top`. */
export function faultWords(
  { kind, left, top }: SlabFault,
  at: number,
  { faultAt, kinds, format }: Words,
): string {
  const where = { fault: kinds(kind), left: format(left), top: format(top) };
  return `${at + 1}.\u00a0${faultAt(where)}`;
}

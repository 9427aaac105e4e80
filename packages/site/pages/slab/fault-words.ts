import type { Translate } from "@stoneyard/site/i18n/translations.tsx";
import type { SlabFault } from "./fault-marks.tsx";

/** A fault in words, and its distances in cm. */
export type FaultPlace = { fault: string; left: string; bottom: string };

type Words = {
  /** The message `slab.faultAt`. */
  faultAt: (where: FaultPlace) => string;
  kinds: Translate<SlabFault["kind"]>;
  format: (value: number) => string;
};

/**
 * A fault by its number on the drawing, what it is and where, from the corner in which the rules beside the drawing begin:
 * `1. hole, 212 cm from the left and 132 cm from the bottom`.
 * @param height of the slab, cm
 */
export function faultWords(
  { kind, left, top }: SlabFault,
  at: number,
  height: number,
  { faultAt, kinds, format }: Words,
): string {
  const where = { fault: kinds(kind), left: format(left), bottom: format(height - top) };
  return `${at + 1}.\u00a0${faultAt(where)}`;
}

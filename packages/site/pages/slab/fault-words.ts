import type { Translate } from "@stoneyard/site/i18n/translations.tsx";
import type { SlabFault } from "./fault-marks.tsx";

type Words = {
  slab: Translate<"faultAt">;
  kinds: Translate<SlabFault["kind"]>;
  format: (value: number) => string;
};

/** A fault by its number on the drawing, what it is and where: `1. hole, 212 cm from the left and 38 cm from the top`. */
export function faultWords(
  { kind, left, top }: SlabFault,
  at: number,
  { slab, kinds, format }: Words,
): string {
  const where = { fault: kinds(kind), left: format(left), top: format(top) };
  return `${at + 1}.\u00a0${slab("faultAt", where)}`;
}

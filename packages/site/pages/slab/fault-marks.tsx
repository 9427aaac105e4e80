import type { NumberedSlab } from "@stoneyard/catalogue/stones/single-slabs.ts";
import type { CSSProperties } from "react";
import { percent, type Size } from "../stone/slab/slab-view.ts";
import styles from "./fault-marks.module.css";

/** What is known to be wrong with a slab, and where, cm from its upper left corner. */
export type SlabFault = Pick<NonNullable<NumberedSlab["faults"]>[number], "kind" | "left" | "top">;

type Props = { faults: readonly SlabFault[]; slab: Size };

/** The faults on a slab that a script draws, each by the number by which the facts tell it. */
export function FaultMarks({ faults, slab }: Props) {
  return faults.map(({ kind, left, top }, at) => (
    <svg
      key={`${kind} ${left} ${top}`}
      className={`${styles.marks} ${styles.mark}`}
      style={placed(percent(left, slab.width), percent(top, slab.height))}
      viewBox="-13 -13 26 26"
      aria-hidden="true"
      focusable="false"
    >
      <circle r={12} />
      <text dy="0.36em">{at + 1}</text>
    </svg>
  ));
}

function placed(left: string, top: string): CSSProperties & Record<"--left" | "--top", string> {
  return { "--left": left, "--top": top };
}

import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { classes } from "@stoneyard/site/ui/classes.ts";
import styles from "@stoneyard/site/ui/scale/scale-rule.module.css";
import { ScaleRule, TICK_PX } from "@stoneyard/site/ui/scale/scale-rule.tsx";
import { ticksBetween } from "./slab-scale.ts";

type Props = {
  /** The part of the slab that the rule lies beside, cm: from the left, or (upright) from the floor. */
  from: number;
  to: number;
  /** Length of the whole slab that way, cm. */
  whole: number;
  pxPerCm: number;
  orientation?: "horizontal" | "vertical";
  /** Of the whole slab, distance of the numbers, cm. */
  labelsEvery?: number;
  className?: string | undefined;
};

/** A number nearer to the end of the rule would stand out beyond it, px. */
const EDGE_PX = 16;

/** The rule of the whole slab, or while that is zoomed of its visible part, as long as the element around it. */
export function ViewRule({
  from,
  to,
  whole,
  pxPerCm,
  orientation = "horizontal",
  labelsEvery,
  className,
}: Props) {
  const format = useNumberFormat();
  if (to - from > whole - 0.01)
    return (
      <ScaleRule
        lengthCm={whole}
        orientation={orientation}
        className={className}
        {...(labelsEvery && { labelsEvery })}
      />
    );
  const upright = orientation === "vertical";
  const long = (to - from) * pxPerCm;
  const ticks = ticksBetween(from, to, pxPerCm).map((tick) => ({
    ...tick,
    px: upright ? long - (tick.cm - from) * pxPerCm : (tick.cm - from) * pxPerCm,
  }));
  const numbers = ticks.filter(({ numbered, px }) => numbered && px > EDGE_PX && px < long - EDGE_PX);
  const edge = upright ? `M34 0v${long}` : `M0 0h${long}`;
  const path = ticks.map(({ px, size }) =>
    upright ? `M34 ${px}h-${TICK_PX[size]}` : `M${px} 0v${TICK_PX[size]}`,
  );
  return (
    <svg
      className={classes(styles.rule, className)}
      data-orientation={orientation}
      aria-hidden="true"
      focusable="false"
    >
      <path d={edge + path.join("")} />
      {numbers.map(({ cm, px }, index) => (
        <text
          key={cm}
          {...(upright ? { x: 20, y: px + 4, textAnchor: "end" } : { x: px, y: 25, textAnchor: "middle" })}
        >
          {format(cm)}
          {!upright && index === numbers.length - 1 && " cm"}
        </text>
      ))}
    </svg>
  );
}

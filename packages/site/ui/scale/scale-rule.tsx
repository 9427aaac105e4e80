import { classes } from "@stoneyard/site/ui/classes.ts";
import styles from "./scale-rule.module.css";

type Props = {
  /** True length of what lies beside the rule. */
  lengthCm: number;
  orientation?: "horizontal" | "vertical";
  /** Distance of the ticks, cm. */
  ticksEvery?: number;
  /** Distance of the numbers, cm. */
  labelsEvery?: number;
  /** Beside a part of something: where that begins, cm, and what the rule shows of it. */
  part?: { from: number; ticks: readonly Tick[]; numbers: readonly { cm: number; text: string }[] };
  className?: string | undefined;
};

/** A mason's rule as long as the element around it: below it from the left, or (vertical) on its left from the floor. */
export function ScaleRule({
  lengthCm,
  orientation = "horizontal",
  ticksEvery = 10,
  labelsEvery = 100,
  part,
  className,
}: Props) {
  const upright = orientation === "vertical";
  const { from, ticks, numbers }: NonNullable<Props["part"]> = part ?? {
    from: 0,
    ticks: ruleTicks(lengthCm, ticksEvery),
    numbers: ruleNumbers(lengthCm, labelsEvery).map((cm) => ({ cm, text: String(cm) })),
  };
  return (
    <svg
      className={classes(styles.rule, className)}
      data-orientation={orientation}
      aria-hidden="true"
      focusable="false"
    >
      <Ticks from={from} lengthCm={lengthCm} ticks={ticks} upright={upright} />
      {numbers.map(({ cm, text: number }, index) => {
        const along = `${((upright ? from + lengthCm - cm : cm - from) / lengthCm) * 100}%`;
        const last = index === numbers.length - 1;
        const edge = part ? "middle" : index === 0 ? "start" : last ? "end" : "middle";
        const text = last && !upright ? `${number} cm` : number;
        const near = !part && cm > 0 && !last && lengthCm - cm < lengthCm * NEAR;
        return upright ? (
          <text key={cm} x="100%" y={along} dx={-14} dy={DROP[edge]} textAnchor="end">
            {text}
          </text>
        ) : (
          <text key={cm} x={along} y={25} textAnchor={edge} data-near={near || undefined}>
            {text}
          </text>
        );
      })}
    </svg>
  );
}

/** On a phone a number nearer to the last one than this part of the rule stands in it, which has its unit beside it. */
const NEAR = 1 / 4;

/** How far the foot of a number lies below its tick on an upright rule, so that the end ones do not stand out. */
const DROP = { start: 0, middle: 4, end: 9 };

type TicksProps = { from: number; lengthCm: number; ticks: readonly Tick[]; upright: boolean };

/** One path in centimetres, stretched to the length of the rule; its strokes stay one pixel wide. */
function Ticks({ from, lengthCm, ticks, upright }: TicksProps) {
  const path = ticks
    .map(({ cm, size }) =>
      upright ? `M9 ${from + lengthCm - cm}h-${TICK_PX[size]}` : `M${cm} 0v${TICK_PX[size]}`,
    )
    .join("");
  const shape = upright
    ? { x: "100%", width: 9, height: "100%", className: styles.upright, viewBox: `0 0 9 ${lengthCm}` }
    : { width: "100%", height: 9, viewBox: `${from} 0 ${lengthCm} 9` };
  return (
    <svg aria-hidden="true" preserveAspectRatio="none" {...shape}>
      <path d={`${upright ? `M9 0v${lengthCm}` : `M${from} 0h${lengthCm}`}${path}`} />
    </svg>
  );
}

/** Ticks of a rule: every so often, longer at each fifth, and longest at each tenth and at both ends. */
export type Tick = { cm: number; size: "short" | "half" | "long" };

/** How far the strokes of a rule reach, px. */
const TICK_PX: Readonly<Record<Tick["size"], number>> = { short: 4, half: 7, long: 9 };

/** The ticks from 0 to `lengthCm`, every `every` cm; its end is always ticked, also when it is no multiple of that. */
export function ruleTicks(lengthCm: number, every: number): Tick[] {
  const ticks: Tick[] = [];
  for (let count = 0; count * every < lengthCm; count++) {
    ticks.push({ cm: count * every, size: sizeOf(count) });
  }
  ticks.push({ cm: lengthCm, size: "long" });
  return ticks;
}

/** On a phone a number nearer to the end of a slab's rule than this would touch the last one, which has its unit, cm. */
const END_CM = 35;

/** The lengths to write beside a rule: every `every` cm and the end, which wins over a number too near to it. */
export function ruleNumbers(lengthCm: number, every: number): number[] {
  const numbers: number[] = [];
  const room = Math.max(every / 2, Math.min(END_CM, 0.7 * every));
  for (let cm = 0; cm <= lengthCm - room; cm += every) numbers.push(cm);
  return [...numbers, lengthCm];
}

function sizeOf(count: number): Tick["size"] {
  if (count % 10 === 0) return "long";
  return count % 5 === 0 ? "half" : "short";
}

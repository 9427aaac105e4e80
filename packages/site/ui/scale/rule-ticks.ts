/** Ticks of a rule: every so often, longer at each fifth, and longest at each tenth and at both ends. */
type Tick = { cm: number; size: "short" | "half" | "long" };

/** How far the strokes of a rule reach, px. */
export const TICK_PX: Readonly<Record<Tick["size"], number>> = { short: 4, half: 7, long: 9 };

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

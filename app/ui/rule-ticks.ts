/** Ticks of a rule: every 10 cm, longer at 50, and longest at 100 and at both ends. */
export type Tick = { cm: number; size: "short" | "half" | "long" };

/** The ticks from 0 to `lengthCm`; its end is always ticked, also when it is no multiple of 10. */
export function ruleTicks(lengthCm: number): Tick[] {
  const ticks: Tick[] = [];
  for (let cm = 0; cm < lengthCm; cm += 10) ticks.push({ cm, size: sizeOf(cm) });
  ticks.push({ cm: lengthCm, size: "long" });
  return ticks;
}

/** The lengths to write beside a rule: every `every` cm and the end, which wins over a number too near to it. */
export function ruleNumbers(lengthCm: number, every: number): number[] {
  const numbers: number[] = [];
  for (let cm = 0; cm <= lengthCm - every / 2; cm += every) numbers.push(cm);
  return [...numbers, lengthCm];
}

function sizeOf(cm: number): Tick["size"] {
  if (cm % 100 === 0) return "long";
  return cm % 50 === 0 ? "half" : "short";
}

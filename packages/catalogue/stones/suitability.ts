import type { Content, Room, Stone } from "../catalogue.ts";
import type { Finish } from "../kinds/finishes.ts";
import { PURPOSES, type Purpose, VERDICTS, type Verdict } from "../kinds/purpose.ts";
import type { Label } from "../kinds/text.ts";
import { fits, fitsAll, stoneFacts } from "./stone-facts.ts";

type Rules = Pick<Content, "rocks" | "suitability">;

type Suitability = {
  verdict: Verdict;
  /** One sentence, for every stone of its kind. */
  why: Label;
  finishes: Finish[];
};

/** From the stone's own file, else from the first matching rule. */
export function suitabilityOf(stone: Stone, purpose: Purpose, rules: Rules): Suitability {
  const use = rules.suitability.uses[purpose];
  const facts = stoneFacts(stone, rules);
  const rule = use.rules.find(({ when }) => when === undefined || fits(facts, when));
  if (!rule) throw new Error(`suitability.yaml: no rule of ${purpose} fits ${stone.key}.`);
  const { verdict, why } = stone.suitability?.[purpose] ?? rule;
  const fitting = rule.finishes ?? use.finishes;
  return { verdict, why, finishes: stone.finishes.filter((finish) => fitting.includes(finish)) };
}

export function isAdvised(stone: Stone, purpose: Purpose, rules: Rules): boolean {
  return suitabilityOf(stone, purpose, rules).verdict !== "not-advised";
}

/** Whether every use ends with a rule that fits any stone, as the check demands. */
export function hasVerdictForAll({ uses }: Content["suitability"]): boolean {
  return Object.values(uses).every(({ rules }) => fitsAll(rules.at(-1)?.when));
}

/** The worst verdict among several purposes. */
export function worstVerdict(stone: Stone, purposes: readonly Purpose[], rules: Rules): Verdict {
  const ranks = purposes.map((purpose) => verdictRank(suitabilityOf(stone, purpose, rules).verdict));
  return VERDICTS[Math.max(0, ...ranks)] as Verdict;
}

/** What a stone is best for: the first of PURPOSES with its best verdict. */
export function mainPurpose(stone: Stone, rules: Rules): Purpose {
  const ranked = PURPOSES.map((purpose) => ({
    purpose,
    rank: verdictRank(suitabilityOf(stone, purpose, rules).verdict),
  }));
  const best = Math.min(...ranked.map(({ rank }) => rank));
  return ranked.find(({ rank }) => rank === best)?.purpose ?? PURPOSES[0];
}

/** The stones for a purpose: well suited ones, then those that need care, each in the order of the catalogue. */
export function stonesFor(
  purpose: Purpose,
  { stones, ...rules }: Pick<Content, "stones" | "rocks" | "suitability">,
): (Suitability & { stone: Stone })[] {
  return stones
    .map((stone) => ({ stone, ...suitabilityOf(stone, purpose, rules) }))
    .filter(({ verdict }) => verdict !== "not-advised")
    .sort((one, other) => verdictRank(one.verdict) - verdictRank(other.verdict));
}

/** Whether a stone is advised for what a room shows besides its surfaces, such as a shower. */
export function suitsUsesOf({ uses = [] }: Pick<Room, "uses">, stone: Stone, rules: Rules): boolean {
  return uses.every((use) => isAdvised(stone, use, rules));
}

/** 0 for the best. */
export function verdictRank(verdict: Verdict): number {
  return VERDICTS.indexOf(verdict);
}

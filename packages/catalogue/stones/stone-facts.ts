import type { Content, Stone } from "../catalogue.ts";
import { labOf } from "../colour.ts";
import type { Finish } from "../kinds/finishes.ts";
import type { Absorption } from "../kinds/purpose.ts";
import type { Condition, Lightness } from "../kinds/suitability.ts";
import { DEFAULT_LOCALE } from "../languages/locales.ts";
import { writtenIn } from "../languages/words-in.ts";

type Rules = Pick<Content, "rocks" | "suitability">;

export type StoneFacts = Pick<Stone, "family" | "pattern" | "acid" | "frost" | "finishes"> & {
  colour: Stone["colourGroup"];
  /** Key of its group in rocks.yaml. */
  rock: string;
  lightness: Lightness;
  /** In the finish that absorbs least; undefined where that is not well known. */
  stains: Absorption | undefined;
};

export function stoneFacts(stone: Stone, rules: Rules): StoneFacts {
  const { stains: _, ...known } = withoutStains(stone, rules);
  const inEach = stone.finishes.flatMap((finish) => stainsOf(stone, finish, rules) ?? []);
  return { ...known, stains: leastAbsorbing(inEach) };
}

/** How readily a stone absorbs oil and wine in one finish; undefined where that is not well known. */
export function stainsOf(stone: Stone, finish: Finish, rules: Rules): Absorption | undefined {
  if (stone.stains) return stone.stains;
  const facts = withoutStains(stone, rules);
  const rule = rules.suitability.stains.find(({ when }) => fits(facts, when));
  return finish === "polished" ? rule?.polished : rule?.other;
}

/** Whether a stone is all that a rule asks for. */
export function fits(facts: StoneFacts, { withoutFinish, ...wanted }: Condition): boolean {
  if (withoutFinish?.some((finish) => facts.finishes.includes(finish))) return false;
  return Object.entries(wanted).every(([property, values]) => {
    const value = facts[property as keyof typeof wanted];
    return value !== undefined && (values as readonly string[]).includes(value);
  });
}

/** Whether a rule asks nothing of a stone. */
export function fitsAll(when: Condition | undefined): boolean {
  return Object.keys(when ?? {}).length === 0;
}

/** By the CIELAB lightness of the ground: light from 74, dark below 45. */
export function lightnessOf(colour: string): Lightness {
  const [lightness] = labOf(colour);
  if (lightness >= 74) return "light";
  return lightness < 45 ? "dark" : "medium";
}

function withoutStains(stone: Stone, { rocks }: Rules): StoneFacts {
  const { family, pattern, acid, frost, finishes, colourGroup, colours } = stone;
  const rock =
    rocks.groups.find((group) => group.rocks.includes(writtenIn(stone.rock, DEFAULT_LOCALE)))?.key ?? "";
  const lightness = lightnessOf(colours.ground);
  return { family, pattern, acid, frost, finishes, colour: colourGroup, rock, lightness, stains: undefined };
}

function leastAbsorbing(found: readonly Absorption[]): Absorption | undefined {
  const order: readonly Absorption[] = ["low", "medium", "high"];
  return order.find((each) => found.includes(each));
}

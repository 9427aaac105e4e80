import type { Content, Stone } from "../catalogue.ts";
import { FINISHES, type Finish } from "../kinds/finishes.ts";
import { ABSORPTION, PURPOSES, type Purpose } from "../kinds/purpose.ts";
import { ACID, COLOUR_GROUPS, FROST, PATTERNS } from "../kinds/stone.ts";
import { LIGHTNESS } from "../kinds/suitability.ts";
import { AVAILABLE, type Facet, type FacetIndex, type ListedSlab } from "./facet-names.ts";
import { inYard, type NumberedSlab, unsoldSlabs } from "./single-slabs.ts";
import { stoneFacts } from "./stone-facts.ts";
import { suitabilityOf } from "./suitability.ts";

type Needed = Pick<Content, "stones" | "families" | "rocks" | "suitability" | "searchWords">;

/** The facet values of each stone. A use is among them unless the stone is not advised for it. */
export function facetIndex(content: Needed): FacetIndex {
  return {
    options: facetOptions(content),
    stones: content.stones.map((stone) => {
      const advised = PURPOSES.map((use) => ({ use, ...suitabilityOf(stone, use, content) })).filter(
        ({ verdict }) => verdict !== "not-advised",
      );
      const use = advised.map(({ use }) => use);
      return {
        key: stone.key,
        values: { ...factValues(stone, content), use },
        care: advised.flatMap(({ use, verdict }) => (verdict === "care" ? [use] : [])),
        slabs: listedSlabs(stone, advised),
      };
    }),
  };
}

/** Every value of each facet in its order; countries with stones come first, by their number of stones. */
export function facetOptions({
  stones,
  families,
  rocks,
  searchWords,
}: Omit<Needed, "suitability">): Record<Facet, string[]> {
  const counts = Map.groupBy(stones, ({ origin }) => origin?.country);
  const rank = (country: string) => counts.get(country)?.length ?? 0;
  return {
    use: [...PURPOSES],
    acid: [...ACID],
    frost: [...FROST],
    stains: [...ABSORPTION],
    colour: [...COLOUR_GROUPS],
    lightness: [...LIGHTNESS],
    pattern: [...PATTERNS],
    family: [...families.keys()],
    rock: rocks.groups.map(({ key }) => key),
    finish: [...FINISHES],
    thickness: ["2", "3"],
    origin: Object.keys(searchWords.countries).sort((one, other) => rank(other) - rank(one)),
    available: stones.some(isAvailable) ? [AVAILABLE] : [],
  };
}

function factValues(stone: Stone, content: Needed): Record<Exclude<Facet, "use">, string[]> {
  const { rock, lightness, stains } = stoneFacts(stone, content);
  const slabs = obtainableSlabs(stone);
  return {
    acid: [stone.acid],
    frost: [stone.frost],
    stains: stains ? [stains] : [],
    colour: [stone.colourGroup],
    lightness: [lightness],
    pattern: [stone.pattern],
    family: [stone.family],
    rock: [rock],
    finish: withOwn(stone.finishes, slabs, "finish"),
    thickness: withOwn(stone.thicknesses, slabs, "thickness"),
    origin: stone.origin ? [stone.origin.country] : [],
    available: isAvailable(stone) ? [AVAILABLE] : [],
  };
}

/** What a stone comes in, and what a slab of it is that its owner does not list for it. */
function withOwn(
  listed: readonly (string | number)[],
  slabs: readonly NumberedSlab[],
  facet: "finish" | "thickness",
): string[] {
  return [...new Set([...listed, ...slabs.flatMap((slab) => slab[facet] ?? [])])].map(String);
}

/** Whether a slab of a stone can be had, now or when a reservation ends. */
function isAvailable(stone: Stone): boolean {
  return unsoldSlabs(stone).length === 0 ? Boolean(inYard(stone)?.slabs) : obtainableSlabs(stone).length > 0;
}

/**
 * The slabs that can be had, now or when a reservation ends. Whoever chooses compares that with the day
 * (`packages/site/facets/facet-code.ts`).
 */
function obtainableSlabs(stone: Stone): NumberedSlab[] {
  return unsoldSlabs(stone).filter(({ state, until }) => state !== "reserved" || until !== undefined);
}

/** These, alike ones once, each with those of the stone's uses that its finish is not for. */
function listedSlabs(
  stone: Stone,
  uses: readonly { use: Purpose; finishes: readonly Finish[] }[],
): ListedSlab[] {
  const unfitIn = (finish: Finish | undefined) =>
    uses.flatMap(({ use, finishes }) => (finish && !finishes.includes(finish) ? [use] : []));
  const alike = new Map<string, ListedSlab>();
  for (const { thickness, finish, until } of obtainableSlabs(stone)) {
    const slab = { thickness: thickness?.toString(), finish, unfit: unfitIn(finish), until };
    alike.set([thickness, finish, until].join(), slab);
  }
  return [...alike.values()];
}

import type { Content, Stone } from "../catalogue.ts";
import { FINISHES } from "../kinds/finishes.ts";
import { ABSORPTION, PURPOSES } from "../kinds/purpose.ts";
import { ACID, COLOUR_GROUPS, FROST, PATTERNS } from "../kinds/stone.ts";
import { LIGHTNESS } from "../kinds/suitability.ts";
import { AVAILABLE, type Facet, type FacetIndex } from "./facet-names.ts";
import { inYard, unsoldSlabs } from "./single-slabs.ts";
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
      return {
        key: stone.key,
        values: {
          ...factValues(stone, content),
          use: advised.map(({ use }) => use),
        },
        care: advised.flatMap(({ use, verdict }) => (verdict === "care" ? [use] : [])),
        reservedUntil: reservedUntil(stone),
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
  return {
    acid: [stone.acid],
    frost: [stone.frost],
    stains: stains ? [stains] : [],
    colour: [stone.colourGroup],
    lightness: [lightness],
    pattern: [stone.pattern],
    family: [stone.family],
    rock: [rock],
    finish: [...stone.finishes],
    thickness: stone.thicknesses.map(String),
    origin: stone.origin ? [stone.origin.country] : [],
    available: isAvailable(stone) ? [AVAILABLE] : [],
  };
}

/** Whether a slab of a stone can be had, now or when a reservation ends. */
function isAvailable(stone: Stone): boolean {
  const numbered = unsoldSlabs(stone);
  if (numbered.length === 0) return Boolean(inYard(stone)?.slabs);
  return numbered.some(({ state, until }) => state !== "reserved" || until !== undefined);
}

/**
 * Where all slabs are reserved, the last day of the first reservation to end. Whoever chooses compares it with the day
 * (`packages/site/facets/facet-code.ts`).
 */
function reservedUntil(stone: Stone): string | undefined {
  const numbered = unsoldSlabs(stone);
  if (numbered.some(({ state }) => state !== "reserved")) return undefined;
  return numbered.flatMap(({ until }) => until ?? []).sort()[0];
}

import type { Content, Stone } from "@stoneyard/catalogue/catalogue.ts";
import { distance, labOf } from "@stoneyard/catalogue/colour.ts";
import { PURPOSES, type Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { mainPurpose, stonesFor } from "@stoneyard/catalogue/stones/suitability.ts";
import { catalogue } from "@stoneyard/site/content/catalogue.server.ts";
import type { Locale } from "@stoneyard/site/i18n/locale.ts";
import { stoneView } from "../family/family.data.server.ts";

const SHOWN = 4;
/** At first at most this many of one family, so that other families are seen. */
const OF_ONE_FAMILY = 2;

/** Stones of nearly the same colour, for each use those that are well suited for it. */
export async function besideOf(stone: Stone, locale: Locale) {
  const content = await catalogue();
  const byColour = content.stones
    .filter((other) => other.key !== stone.key)
    .map((other) => ({ other, apart: looksApart(stone, other) }))
    .toSorted((one, two) => one.apart - two.apart)
    .map(({ other }) => other);
  const found = PURPOSES.map((use) => {
    const suited = byColour.filter((other) => suitedStones(content).get(use)?.has(other));
    return { use, nearest: mixed(suited) };
  });
  const all = [...new Set(found.flatMap(({ nearest }) => nearest))];
  return {
    mainUse: mainPurpose(stone, content),
    stones: await Promise.all(
      all.map(async (other) => ({
        ...(await stoneView(other)),
        family: content.families.get(other.family)?.title[locale] ?? other.family,
      })),
    ),
    byUse: await Promise.all(
      found.map(async ({ use, nearest }) => ({
        use,
        /** "for a kitchen worktop" */
        phrase: await forUse(use, locale),
        /** Places in `stones`. */
        shown: nearest.map((each) => all.indexOf(each)),
      })),
    ),
  };
}

export type BesideView = Awaited<ReturnType<typeof besideOf>>;

type Suited = ReadonlyMap<Purpose, ReadonlySet<Stone>>;
const wellSuited = new WeakMap<Content, Suited>();

/** The stones that are well suited for each use. Each stone asks it of each other: to judge them anew took a tenth of a build. */
function suitedStones(content: Content): Suited {
  const known = wellSuited.get(content) ?? new Map(PURPOSES.map((use) => [use, wellFor(use, content)]));
  wellSuited.set(content, known);
  return known;
}

function wellFor(use: Purpose, content: Content): ReadonlySet<Stone> {
  const advised = stonesFor(use, content);
  return new Set(advised.flatMap(({ stone, verdict }) => (verdict === "well" ? [stone] : [])));
}

/** A use as a sentence ends with it: "for a kitchen worktop". A comma before a following clause is left out. */
export async function forUse(use: Purpose, locale: Locale): Promise<string> {
  const { sentence, values } = (await catalogue()).facets.use;
  const { label, phrase = label } = values[use];
  const form = phrase[locale];
  const words = typeof form === "string" ? form : form.other;
  return sentence[locale].replace("{values}", words).replace(/,$/, "");
}

/** The first four, not all of one family if there are others. */
function mixed(stones: readonly Stone[]): Stone[] {
  const taken = new Map<string, number>();
  const few = stones.filter(({ family }) => {
    const before = taken.get(family) ?? 0;
    taken.set(family, before + 1);
    return before < OF_ONE_FAMILY;
  });
  return [...new Set([...few.slice(0, SHOWN), ...stones])].slice(0, SHOWN);
}

/** Added colour distance (CIELAB) for another colour group or pattern. */
const OTHER_GROUP = 12;
const OTHER_PATTERN = 3;

function looksApart(one: Stone, other: Stone): number {
  return (
    colourDistance(one, other) +
    (one.colourGroup === other.colourGroup ? 0 : OTHER_GROUP) +
    (one.pattern === other.pattern ? 0 : OTHER_PATTERN)
  );
}

/** The ground weighs most, as it covers most of a slab; veins and specks separate stones of one ground. */
function colourDistance({ colours: one }: Stone, { colours: other }: Stone): number {
  return (
    0.5 * distance(knownLab(one.ground), knownLab(other.ground)) +
    0.3 * distance(knownLab(one.second), knownLab(other.second)) +
    0.2 * distance(knownLab(one.accent), knownLab(other.accent))
  );
}

const labs = new Map<string, ReturnType<typeof labOf>>();

/** Each stone is compared with each other: to reckon its colours anew took a seventh of a build. */
function knownLab(hex: string): ReturnType<typeof labOf> {
  const lab = labs.get(hex) ?? labOf(hex);
  labs.set(hex, lab);
  return lab;
}

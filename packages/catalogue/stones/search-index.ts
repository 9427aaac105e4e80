import type { Content, Stone } from "../catalogue.ts";
import { labOf } from "../colour.ts";
import { FINISHES, type Finish } from "../kinds/finishes.ts";
import { SLIP_CLASSES } from "../kinds/technical.ts";
import { DEFAULT_LOCALE, LOCALES } from "../languages/locales.ts";
import { writtenIn } from "../languages/words-in.ts";
import { absentNames } from "./absent-names.ts";
import { facetIndex } from "./facet-index.ts";
import { FACETS, type FacetIndex } from "./facet-names.ts";

export type SearchIndex = {
  facets: FacetIndex;
  /** The lightness of each stone's ground, from 0 (black) to 100 (white), in the order of `facets.stones`. */
  lightness: readonly number[];
  names: readonly StoneNames[];
  /** Each slip class, with the finishes that meet it at one stone or another. */
  slipClasses: readonly { name: string; finishes: readonly Finish[] }[];
  /** Words that stand for facets, each with what it means as in an address. */
  terms: readonly Term[];
  /** The same for what a stone must bear. */
  wishes: readonly Term[];
  absent: {
    kinds: readonly ({ key: string } & AbsentWords)[];
    names: readonly AbsentWords[];
  };
  not: readonly string[];
  or: readonly string[];
  and: readonly string[];
  looks: {
    instead: readonly string[];
    ofBefore: readonly string[];
    ofNext: readonly string[];
    families: readonly { family: string; means: string }[];
  };
  /** With `destination`, a country beside the words is where the stone goes. */
  questions: readonly { key: string; words: readonly string[]; destination: boolean }[];
  joining: readonly string[];
  with: readonly string[];
  ignored: readonly string[];
  /** Things beside a stone; a colour before them is theirs. */
  furnishings: readonly string[];
  /** Words that would be mistaken for others. */
  leftOut: readonly string[];
  sameInNames: readonly (readonly string[])[];
  /** What stands before a word for "than", and those words. */
  comparing: { after: readonly string[]; than: readonly string[] };
  /** Words by which visitors tell what they have and what they want. */
  describing: Readonly<Record<"has" | "wants" | "joins" | "goes", readonly string[]>>;
  /** Endings that turn a name into an adjective. */
  adjectives: readonly string[];
};

type Term = {
  means: string;
  /** What "no" before the words leaves out, if it is more than they mean. */
  refused?: string | undefined;
  /** A colour before the words is theirs, not that of the stone. */
  hasColour?: boolean | undefined;
  /** So it is where another colour is asked for: a white kitchen with a dark worktop. */
  isFurnished?: boolean | undefined;
  words: readonly string[];
};

/** Words for something absent, and what comes nearest, as in an address. */
type AbsentWords = { words: readonly string[]; nearest?: string };

type StoneNames = {
  /** The title, other names, and how they are said. */
  names: readonly string[];
  /** Rock and place in both languages, and the slip classes that a finish meets: R12 meets R11, too. */
  about: string;
};

export function searchIndex(
  content: Pick<Content, "stones" | "families" | "rocks" | "suitability" | "searchWords">,
): SearchIndex {
  const { terms, wishes, countries, absent, questions, spoken, furnishings, describing, leftOut, ...words } =
    content.searchWords;
  const { not, or, and, with: parting, looks, joining, ignored, sameInNames, comparing, adjectives } = words;
  const facets = facetIndex(content);
  const [chosen, asked] = toChoose(questions, facets);
  return {
    facets,
    lightness: content.stones.map(({ colours }) => Math.round(labOf(colours.ground)[0])),
    names: content.stones.map((stone) => ({
      names: [stone.title, ...stone.aliases, ...(spoken[stone.key] ?? [])],
      about: aboutStone(stone, content),
    })),
    slipClasses: SLIP_CLASSES.map((name) => ({ name, finishes: finishesOfClass(name, content) })),
    terms: [
      ...ofThisCatalogue(terms, content),
      ...chosen,
      ...Object.entries(countries).map(([code, { words }]) => ({ means: `origin=${code}`, words })),
    ],
    wishes: ofThisCatalogue(wishes, content),
    absent: {
      kinds: absent.kinds.map((kind) => ({ key: kind.key, ...absentWords(kind, content) })),
      names: absentNames(content).map((name) => absentWords(name, content)),
    },
    not,
    or,
    and,
    looks,
    questions: asked.map(({ key, words, destination }) => ({ key, words, destination })),
    joining,
    with: parting,
    ignored,
    furnishings,
    leftOut,
    sameInNames,
    comparing,
    describing,
    adjectives,
  };
}

type Question = Content["searchWords"]["questions"][number];

/** Words of questions that choose stones, as some meet what they mean, and the questions that are answered in words. */
function toChoose(questions: readonly Question[], { stones }: FacetIndex): [Term[], Question[]] {
  const terms: Term[] = [];
  const asked = questions.filter(({ means, words }) => {
    const facet = FACETS.find((each) => each === means?.split("=")[0]);
    if (means === undefined || !facet || !stones.some(({ values }) => values[facet].length > 0)) return true;
    terms.push({ means, words });
    return false;
  });
  return [terms, asked];
}

/** Terms without families that do not exist. */
function ofThisCatalogue(terms: readonly Term[], content: Pick<Content, "families">): Term[] {
  return terms.flatMap(({ means, ...term }) => {
    const left = withoutAbsentFamilies(means, content);
    return left ? [{ ...term, means: left }] : [];
  });
}

function absentWords(
  { words, nearest = "" }: { words: readonly string[]; nearest?: string | undefined },
  content: Pick<Content, "families">,
): AbsentWords {
  const left = withoutAbsentFamilies(nearest, content);
  return left ? { words, nearest: left } : { words };
}

/** The meaning of a word without absent families; undefined when nothing is left. */
function withoutAbsentFamilies(means: string, { families }: Pick<Content, "families">): string {
  const keys: string[] = [...families.keys()];
  return means
    .split("&")
    .flatMap((each) => {
      const [facet = "", values = ""] = each.split("=");
      if (facet !== "family") return each;
      const left = values.split(",").filter((value) => keys.includes(value));
      return left.length > 0 ? `family=${left.join(",")}` : [];
    })
    .join("&");
}

function aboutStone({ rock, origin, technical }: Stone, { rocks }: Pick<Content, "rocks">): string {
  const name = writtenIn(rock, DEFAULT_LOCALE);
  const isKnown = !rocks.groups.some((group) => group.unknown && group.rocks.includes(name));
  const slip = Object.values(technical?.slip ?? {}).flatMap((values) => values.class ?? []);
  const roughest = Math.max(-1, ...slip.map((each) => SLIP_CLASSES.indexOf(each)));
  const told = LOCALES.flatMap((locale) => [isKnown ? rock[locale] : "", origin?.place?.[locale] ?? ""]);
  return [...told, ...SLIP_CLASSES.slice(0, roughest + 1)].join(" ");
}

function finishesOfClass(name: (typeof SLIP_CLASSES)[number], { stones }: Pick<Content, "stones">): Finish[] {
  const meets = (finish: Finish) =>
    stones.some(({ technical }) => {
      const measured = technical?.slip?.[finish]?.class;
      return measured !== undefined && SLIP_CLASSES.indexOf(measured) >= SLIP_CLASSES.indexOf(name);
    });
  return FINISHES.filter(meets);
}

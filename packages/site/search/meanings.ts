import { FACETS, type Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { joined } from "@stoneyard/site/facets/selection.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { type QueryWord, SURE_ENOUGH, WILD_GUESS } from "./names.ts";
import { coloursIn } from "./own-colours.ts";
import { areAlike, hasRefusal, isNamed, isUnknown, itemsOf } from "./query-items.ts";
import { isLook, withLooks, withOutdoors, withoutWiderWords } from "./query-neighbours.ts";
import { soundKey } from "./sound.ts";

/** What was asked for and is known to be absent, with the nearest choice where that is known. */
export type Missing =
  /** `place` is that of a name among the absent ones that are known. */
  | { what: "name"; typed: string; place: number; nearest?: Selection | undefined }
  | { what: "country"; code: string }
  | { what: "kind"; key: string; nearest?: Selection | undefined };

/** The meaning of single words. */
export type Meanings = {
  understood: Selection;
  /** Which words choose what. */
  choices: { words: readonly QueryWord[]; selection: Selection }[];
  leftOver: QueryWord[];
  /** Unknown words. */
  leftOut: QueryWord[];
  /** What refuses, and what it refuses. */
  refusals: { not: readonly QueryWord[]; words: readonly QueryWord[] }[];
  /** Names that are not wanted, each of one or more words. */
  notNamed: (readonly QueryWord[])[];
  missing: Missing[];
  /** Keys of questions that no stone answers. */
  questions: string[];
  /** Something like a named stone is asked for. */
  isLike: boolean;
};

export const NOTHING_MEANT: Meanings = {
  understood: {},
  choices: [],
  leftOver: [],
  leftOut: [],
  refusals: [],
  notNamed: [],
  missing: [],
  questions: [],
  isLike: false,
};

/**
 * Reads words as terms and names. "not" negates the next term, "or" continues it, and "and" does so to what is alike; "look"
 * turns a kind into its looks.
 * @param name the words that are a full name
 */
export function meaningsOf(
  words: readonly QueryWord[],
  name: { from: number; to: number },
  lexicon: Lexicon,
  index: SearchIndex,
): Meanings {
  const items = itemsOf(words, name, lexicon);
  const { options } = index.facets;
  const read = structuredClone(NOTHING_MEANT);
  const wishes: { words: readonly QueryWord[]; selection: Selection }[] = [];
  let excluded: Selection = {};
  let not: readonly QueryWord[] | undefined;
  let notBefore: readonly QueryWord[] | undefined;
  const all = withOutdoors(withoutWiderWords(withLooks(items, lexicon)), lexicon);
  for (const [i, { words, meaning }] of all.entries()) {
    const next = all[i + 1];
    const goesOn =
      (meaning?.kind === "or" && !hasRefusal(next, lexicon)) ||
      (meaning?.kind === "and" && areAlike(all[i - 1], next, lexicon));
    if (meaning?.kind === "not" || (goesOn && notBefore)) {
      not = meaning.kind === "not" ? words : notBefore;
      continue;
    }
    if (not && refusesElsewhere(not, words, meaning, read.understood)) not = undefined;
    const isExcluded = not !== undefined;
    if (not) read.refusals.push({ not, words });
    else if (meaning?.kind === "facets" && meaning.hasColour) read.leftOut.push(...coloursIn(words, lexicon));
    if (meaning?.kind === "facets" && meaning.isWish) wishes.push({ words, selection: meaning.selection });
    else if (meaning?.kind === "facets" && isExcluded)
      excluded = joined(excluded, meaning.refused ?? meaning.selection, options);
    else if (meaning?.kind === "furnishing" || meaning?.kind === "unknown") read.leftOut.push(...words);
    else if (meaning && !isGuessedRefusal(words, meaning, index))
      note(read, words, meaning, isExcluded, options);
    else if (meaning || isUnknown({ words })) read.leftOut.push(...words);
    else if (isExcluded) read.notNamed.push(words);
    else read.leftOver.push(...words);
    notBefore = not;
    not = undefined;
  }
  read.understood = withoutExcluded(read.understood, excluded, index);
  for (const { words, selection } of wishes) {
    const narrowed = narrowedBy(read.understood, selection);
    if (narrowed) {
      read.understood = narrowed;
      read.choices.push({ words, selection });
    } else read.leftOut.push(...words);
  }
  const isDestination = index.questions.some(
    ({ key, destination }) => destination && read.questions.includes(key),
  );
  if (isDestination) {
    const countries = read.choices.filter(({ selection }) => selection.origin);
    read.leftOut.push(...countries.flatMap(({ words }) => words));
    read.understood = withoutOrigin(read.understood);
  }
  const isLike = items.some(
    ({ meaning }, i) => isLook(meaning) && [items[i - 1], items[i + 1]].some(isNamed),
  );
  return { ...read, isLike };
}

/**
 * A "not" ends with its clause: "that won't crack, for a terrace". And "is quartzite better than granite" refuses no granite.
 */
function refusesElsewhere(
  not: readonly QueryWord[],
  words: readonly QueryWord[],
  meaning: Meaning | undefined,
  understood: Selection,
): boolean {
  if ((not[0]?.clause ?? 0) < (words[0]?.clause ?? 0)) return true;
  const isThan = not.some(({ sounds }) => sounds.includes(THAN));
  const { family, rock } = meaning?.kind === "facets" ? meaning.selection : {};
  return isThan && ((family && understood.rock) || (rock && understood.family)) !== undefined;
}

const THAN = soundKey("than");

function withoutOrigin({ origin: _, ...others }: Selection): Selection {
  return others;
}

/**
 * A guess is too little to say that we do not have something, and one of two letters to answer a question that no stone tells:
 * who types "romantic" is not told that we have no stone from Romania.
 */
function isGuessedRefusal(words: readonly QueryWord[], meaning: Meaning, { facets }: SearchIndex): boolean {
  if (meaning.kind === "question") return words.some(({ sure }) => sure <= WILD_GUESS);
  const origin = meaning.kind === "facets" ? (meaning.selection.origin ?? []) : undefined;
  const isThere = origin?.every((code) => facets.stones.some(({ values }) => values.origin.includes(code)));
  return !isThere && words.some(({ sure }) => sure < SURE_ENOUGH);
}

/** What is chosen, as far as it meets a need; undefined where nothing of it does: "quartz for hot pans". */
function narrowedBy(chosen: Selection, need: Selection): Selection | undefined {
  const met = FACETS.flatMap((facet) => {
    const wanted = need[facet];
    return wanted
      ? [[facet, chosen[facet]?.filter((value) => wanted.includes(value)) ?? wanted] as const]
      : [];
  });
  return met.some(([, values]) => values.length === 0)
    ? undefined
    : { ...chosen, ...Object.fromEntries(met) };
}

function note(
  read: Meanings,
  words: readonly QueryWord[],
  meaning: Meaning,
  isExcluded: boolean,
  options: SearchIndex["facets"]["options"],
): void {
  if (meaning.kind === "facets") {
    read.understood = joined(read.understood, meaning.selection, options);
    read.choices.push({ words, selection: meaning.selection });
  }
  if (meaning.kind === "question" && !read.questions.includes(meaning.key)) read.questions.push(meaning.key);
  if (isExcluded) return;
  const typed = words.map((word) => word.typed).join(" ");
  if (meaning.kind === "absent-kind")
    read.missing.push({ what: "kind", key: meaning.key, nearest: meaning.nearest });
  if (meaning.kind === "absent-name")
    read.missing.push({ what: "name", typed, place: meaning.place, nearest: meaning.nearest });
}

/**
 * For each facet the chosen values without excluded ones that some stone has, or all others where none of the chosen is left.
 * What is refused in general does not refuse what is asked for by name: "white, but not cold" stays white.
 */
function withoutExcluded(understood: Selection, excluded: Selection, { facets }: SearchIndex): Selection {
  const rest = FACETS.flatMap((facet) => {
    const out = (excluded[facet] ?? []).filter((value) =>
      facets.stones.some(({ values }) => values[facet].includes(value)),
    );
    const leftOf = (values: readonly string[]) => values.filter((value) => !out.includes(value));
    const asked = understood[facet] ?? [];
    const chosen = leftOf(asked);
    if (asked.length > 0 && chosen.length === 0 && out.length > asked.length) return [];
    const left = chosen.length > 0 ? chosen : leftOf(facets.options[facet]);
    return out.length > 0 && left.length > 0 ? [[facet, left] as const] : [];
  });
  return { ...understood, ...Object.fromEntries(rest) };
}

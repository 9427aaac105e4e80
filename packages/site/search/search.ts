import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { onThisDay } from "@stoneyard/site/facets/facet-code.ts";
import { canonical, chosenFacets, chosenStones, isChosen } from "@stoneyard/site/facets/selection.ts";
import { Lexicon } from "./lexicon.ts";
import { type Meanings, type Missing, meaningsOf, NOTHING_MEANT } from "./meanings.ts";
import { type FullName, Names, type QueryWord, WILD_GUESS } from "./names.ts";
import { LONGEST_QUERY, queryWords, type Vocabulary } from "./query-words.ts";
import { soundKey } from "./sound.ts";

export type Answer = {
  /** Keys of stones, best first; none where something asked for is absent. */
  stones: string[];
  /** What the words stand for among the facets. */
  understood: Selection;
  /** Words that were taken as part of a name, wanted or not. */
  named: string[];
  /** Unknown words, which the answer ignores. */
  leftOut: string[];
  /** The same with what refuses them, as typed: "without resin". */
  ignoredRefusals: string[];
  missing: Missing[];
  /** Keys of what was asked that no stone tells: price, stock. */
  questions: string[];
};

export type Search = {
  (query: string): Answer;
  /** Keys of stones whose names resemble any of the words: for an unknown address. */
  nearest(words: string, limit: number): string[];
};

/**
 * A search over stones by names, kinds, looks and needs. search.yaml separates words that choose (colours, uses, countries,
 * …) from names; a full name comes first whatever its words mean.
 */
export function createSearch(built: SearchIndex): Search {
  const stones = built.facets.stones.map(onThisDay);
  const index = { ...built, facets: { ...built.facets, stones } };
  const lexicon = new Lexicon(index);
  const names = new Names(index, lexicon);
  const tools: Tools = { index, lexicon, names };
  const search = (query: string) =>
    withBegun(answer(queryWords(query, tools), tools), names.begunBy(query.slice(0, LONGEST_QUERY)), index);
  const nearest = (query: string, limit: number) =>
    ranked(index, names.scoresOfAny(queryWords(query, tools))).slice(0, limit);
  return Object.assign(search, { nearest });
}

type Tools = Vocabulary & { index: SearchIndex };

function answer(words: readonly QueryWord[], tools: Tools): Answer {
  const reading = read(words, tools);
  const { understood, leftOver, notNamed, questions } = reading;
  const missing = [...reading.missing, ...missingCountries(understood, tools.index)];
  const named = typedOnce([...words.filter((word) => leftOver.includes(word)), ...notNamed.flat()]);
  const stones = missing.length > 0 ? [] : stonesFor(reading, tools);
  return { stones, understood, named, ...ignored(words, reading), missing, questions };
}

/** What the answer ignores: words, and refusals none of whose words is understood. */
function ignored(words: readonly QueryWord[], { leftOut, refusals }: Reading) {
  const unmet = refusals.filter(({ words }) => words.every((word) => leftOut.includes(word)));
  const refused = unmet.flatMap(({ words }) => words);
  const unknown = words.filter((word) => leftOut.includes(word) && !refused.includes(word));
  const ignoredRefusals = unmet.map(({ not, words }) => typedOnce([...not, ...words]).join(" "));
  return { leftOut: typedOnce(unknown), ignoredRefusals };
}

/** What begins as it was typed comes first: "nero as" is Nero Assoluto, though "as" is a word of its own. */
function withBegun(answer: Answer, begun: readonly number[], { facets }: SearchIndex): Answer {
  if (begun.length === 0) return answer;
  const keys = begun.flatMap((stone) => facets.stones[stone]?.key ?? []);
  return {
    ...answer,
    stones: [...new Set([...keys, ...answer.stones])],
    leftOut: [],
    ignoredRefusals: [],
    missing: [],
  };
}

function typedOnce(words: readonly QueryWord[]): string[] {
  return [...new Set(words.map(({ typed }) => typed))];
}

/** What the words of a query mean. */
type Reading = Meanings & {
  /** Stones whose whole name the query is, best first, else those with a name that chooses: Limestone in "limestone marble". */
  first: number[];
};

function read(words: readonly QueryWord[], tools: Tools): Reading {
  const { index, lexicon, names } = tools;
  const terms = lexicon.termsIn(words);
  const isIgnored = words.map((_, i) =>
    terms.some(({ from, to, meaning }) => meaning.kind === "ignored" && from <= i && i < to),
  );
  const content = words.filter((_, i) => !isIgnored[i]);
  const full = names.inFull(content);
  const whole = wholeNames(full, content.length);
  const isNameOfSeveral = whole.length > 0 && content.length > 1;
  // "Yellow onyx" is Onyx Yellow first, and then every onyx that is yellow.
  const isChoice = isNameOfSeveral && isChoiceOf(whole, content, tools);
  if (isNameOfSeveral && !isChoice) return { ...NOTHING_MEANT, leftOver: content, first: whole };
  const name = isChoice ? NO_NAME : longestName(full, content, tools);
  const meant = isChoice
    ? meaningsOf(content, NO_NAME, lexicon, index)
    : meaningsBeside(name, full, content, tools);
  const hasChosen = chosenFacets(meant.understood).length > 0;
  const inName = content.slice(name.from, name.to);
  const isName = (word: QueryWord) =>
    inName.includes(word) ||
    (word.sounds.some((each) => names.has(each)) && !(hasChosen && word.sure <= WILD_GUESS));
  const [leftOver, inNoName] = partition(meant.leftOver, (word) => whole.length > 0 || isName(word));
  const understood = withRocksOfFamilies(meant.understood, index);
  const [notNamed, notKnown] = partition(meant.notNamed, (words) =>
    words.every(({ sounds }) => sounds.some((each) => names.hasWord(each))),
  );
  const leftOut = [...meant.leftOut, ...notKnown.flat(), ...inNoName];
  const isOnlyChosen = leftOver.length === 0 && hasChosen;
  const chosenByName = full.flatMap(({ stone }) => (isChosenAt(stone, understood, index) ? stone : []));
  const isEither = terms.some(({ meaning }) => meaning.kind === "or" || meaning.kind === "and");
  const either = isEither && areApart(full) ? full.map(({ stone }) => stone) : [];
  const first = [...(whole.length > 0 || !isOnlyChosen ? whole : chosenByName), ...either];
  const reading = { ...meant, understood, leftOver, leftOut, notNamed, first };
  const [model] = meant.isLike && leftOver.length > 0 ? named(leftOver, {}, tools) : [];
  if (model !== undefined) return likeStone(model, reading, index);
  const met = withoutUnmet(reading, inName, tools);
  const inClass = withFinishesOfClass(met.understood, met.leftOver, index);
  return { ...met, understood: withFloorOfBathroom(inClass) };
}

/** Whether some names stand beside each other, as in "Carrara or Statuario", though a name may have the words of both. */
function areApart(names: readonly FullName[]): boolean {
  return Math.min(...names.map(({ to }) => to)) <= Math.max(...names.map(({ from }) => from));
}

type Place = { from: number; to: number };

/**
 * What the words mean beside a name. "Blue onyx for stairs outside" has the name of Onyx Blue, which is not for them: words that
 * choose by themselves then do.
 */
function meaningsBeside(
  name: Place,
  full: readonly FullName[],
  words: readonly QueryWord[],
  tools: Tools,
): Meanings {
  const { lexicon, index } = tools;
  const beside = meaningsOf(words, name, lexicon, index);
  const stones = full.flatMap(({ stone, from, to }) => (from === name.from && to === name.to ? stone : []));
  const isNamed = stones.some((stone) => isChosenAt(stone, beside.understood, index));
  const isName = isNamed && !isCut(name, words, lexicon);
  if (isName || !isChoiceOf(stones, words.slice(name.from, name.to), tools)) return beside;
  return meaningsOf(words, NO_NAME, lexicon, index);
}

/** Whether words that are a name choose as well: Istarski žuti doesn't, as that stone is beige. A single word such as Istria may. */
function isChoiceOf(
  stones: readonly number[],
  words: readonly QueryWord[],
  { lexicon, index }: Tools,
): boolean {
  if (!isChoosing(words, lexicon)) return false;
  if (words.length === 1) return true;
  const { understood } = meaningsOf(words, NO_NAME, lexicon, index);
  return stones.every((stone) => isChosenAt(stone, understood, index));
}

function isChosenAt(place: number, selection: Selection, { facets }: SearchIndex): boolean {
  const stone = facets.stones[place];
  return stone !== undefined && isChosen(stone, selection);
}

/** Whether each of the words is part of a choice. */
function isChoosing(words: readonly QueryWord[], lexicon: Lexicon): boolean {
  const terms = lexicon.termsIn(words);
  const length = terms.reduce((sum, { from, to }) => sum + to - from, 0);
  return (
    length === words.length && terms.every(({ meaning }) => meaning.kind === "facets" && !meaning.isWish)
  );
}

const NO_NAME: Place = { from: 0, to: 0 };

/** Whether what a name takes goes on beside it: "black with golden veins" is not Black Gold with veins. */
function isCut(name: Place, words: readonly QueryWord[], lexicon: Lexicon): boolean {
  const terms = lexicon.termsIn(words);
  return terms.some(({ from, to }) => from < name.to && name.from < to && (from < name.from || name.to < to));
}

/**
 * Without what none of the named stones is or suits, which is told: "Carrara for outside" is answered without "outside". A word
 * that only resembles a part of a name gives way instead, as the walnut (orah) of "fasada i orah", which is not of a name.
 * @param inName words of a full name
 */
function withoutUnmet(reading: Reading, inName: readonly QueryWord[], tools: Tools): Reading {
  const { leftOver, understood, choices } = reading;
  if (leftOver.length === 0) return reading;
  const keys = new Set(named(leftOver, {}, tools));
  const stones = tools.index.facets.stones.filter(({ key }) => keys.has(key));
  const isMet = (selection: Selection) => stones.some((stone) => isChosen(stone, selection));
  if (isMet(understood)) return reading;
  if (leftOver.every((word) => word.sure < 1 && !inName.includes(word)))
    return { ...reading, leftOver: [], leftOut: [...reading.leftOut, ...leftOver] };
  const unmet = choices.filter(({ selection }) => !isMet(selection));
  const dropped = unmet.length > 0 ? unmet : choices;
  const facets = new Set(dropped.flatMap(({ selection }) => chosenFacets(selection)));
  const left = chosenFacets(understood).filter((facet) => !facets.has(facet));
  return {
    ...reading,
    understood: Object.fromEntries(left.map((facet) => [facet, understood[facet]])),
    leftOut: [...reading.leftOut, ...dropped.flatMap(({ words }) => words)],
  };
}

/** A family and a rock that no stone is both of are alternatives: "quartz or quartzite". */
function withRocksOfFamilies(understood: Selection, { facets }: SearchIndex): Selection {
  const { family, rock, ...others } = understood;
  if (!family || !rock || facets.stones.some((stone) => isChosen(stone, { family, rock }))) return understood;
  const ofFamilies = facets.stones.filter((stone) => isChosen(stone, { family }));
  const rocks = [...rock, ...ofFamilies.flatMap(({ values }) => values.rock)];
  return canonical({ ...others, rock: rocks }, facets.options);
}

const ROUGH: readonly string[] = ["flamed", "bush-hammered", "sandblasted"] satisfies Finish[];

/** What must not be slippery in a bathroom is its floor: nobody wants a flamed vanity top. */
function withFloorOfBathroom(understood: Selection): Selection {
  const { use = [], finish = [] } = understood;
  const isBathroom = use.length === 2 && use.includes("vanity") && use.includes("shower");
  return isBathroom && finish.some((each) => ROUGH.includes(each))
    ? { ...understood, use: ["floor"] }
    : understood;
}

/** A slip class that was typed is met in some finishes alone; where a finish is asked for, that one is meant. */
function withFinishesOfClass(
  understood: Selection,
  words: readonly QueryWord[],
  { slipClasses, facets }: SearchIndex,
): Selection {
  const asked = slipClasses.find(({ name }) => words.some(({ sounds }) => sounds.includes(soundKey(name))));
  if (!asked || understood.finish) return understood;
  const finish = asked.finishes.filter((each) =>
    facets.stones.some((stone) => isChosen(stone, { ...understood, finish: [each] })),
  );
  return canonical({ ...understood, finish }, facets.options);
}

/** What is like a stone has its colour and pattern, and is the stone itself unless the other words say otherwise. */
function likeStone(key: string, reading: Reading, { facets }: SearchIndex): Reading {
  const place = facets.stones.findIndex((stone) => stone.key === key);
  const { colour = [], pattern = [] } = facets.stones[place]?.values ?? {};
  const { understood } = reading;
  const like = { ...understood, colour: understood.colour ?? colour, pattern: understood.pattern ?? pattern };
  const stone = facets.stones[place];
  return {
    ...reading,
    understood: canonical(like, facets.options),
    leftOver: [],
    first: stone && isChosen(stone, like) ? [place] : [],
  };
}

function partition<T>(all: readonly T[], fits: (one: T) => boolean): [T[], T[]] {
  return [all.filter(fits), all.filter((one) => !fits(one))];
}

/** Stones whose name is all that was typed: the surest first, then in the order of the catalogue. */
function wholeNames(full: readonly FullName[], length: number): number[] {
  const best = new Map<number, number>();
  for (const { stone, from, to, score } of full)
    if (from === 0 && to === length) best.set(stone, Math.max(best.get(stone) ?? 0, score));
  return [...best].sort(([, one], [, other]) => other - one).map(([stone]) => stone);
}

/**
 * Words of the longest full name among others. A single word that also chooses something is left to that, unless the stone of
 * that name would then be denied: Istria, which is not from there.
 */
function longestName(
  full: readonly FullName[],
  words: readonly QueryWord[],
  { lexicon, index }: Tools,
): Place {
  const isName = ({ stone, from, to }: FullName) => {
    if (to - from > 1) return true;
    const [term] = lexicon.termsIn(words.slice(from, to));
    const named = index.facets.stones[stone];
    return !term || (term.meaning.kind === "facets" && named && !isChosen(named, term.meaning.selection));
  };
  const longest = full.filter(isName).sort((one, other) => other.to - other.from - (one.to - one.from))[0];
  return longest ?? NO_NAME;
}

function missingCountries({ origin = [] }: Selection, { facets }: SearchIndex): Missing[] {
  const isThere = origin.some((code) => facets.stones.some(({ values }) => values.origin.includes(code)));
  return isThere ? [] : origin.map((code) => ({ what: "country", code }));
}

/**
 * Full names first, then choices and names together; where a named stone is not among the chosen, the name decides. A name
 * alone that is not wanted leaves all others.
 */
function stonesFor(reading: Reading, tools: Tools): string[] {
  const { index, names } = tools;
  const { understood, leftOver, notNamed } = reading;
  const { stones } = index.facets;
  const first = reading.first.flatMap((stone) => stones[stone]?.key ?? []);
  const rest = leftOver.length > 0 ? named(leftOver, understood, tools) : chosen(understood, index);
  if (notNamed.length === 0) return [...new Set([...first, ...rest])];
  const isChoosing = leftOver.length > 0 || chosenFacets(understood).length > 0;
  const unwanted = new Set(notNamed.flatMap((words) => names.namedBy(words)).map((i) => stones[i]?.key));
  const all = isChoosing ? [...first, ...rest] : stones.map(({ key }) => key);
  return [...new Set(all)].filter((key) => !unwanted.has(key));
}

function named(words: readonly QueryWord[], understood: Selection, { index, names }: Tools): string[] {
  const all = ranked(index, (stone) => names.score(stone, words));
  const byKey = new Map(index.facets.stones.map((stone) => [stone.key, stone]));
  // Every word is in some name, but no name has them all.
  const best = all.length > 0 ? all : ranked(index, names.scoresOfAny(words));
  const fitting = best.filter((key) => {
    const stone = byKey.get(key);
    return stone !== undefined && isChosen(stone, understood);
  });
  return fitting.length > 0 ? fitting : best;
}

function chosen(understood: Selection, { facets, lightness }: SearchIndex): string[] {
  if (chosenFacets(understood).length === 0) return [];
  const extreme = EXTREMES[understood.lightness?.join() ?? ""] ?? 0;
  const inOrder = facets.stones
    .map((stone, place) => ({ stone, depth: extreme * (lightness[place] ?? 0) }))
    .sort((one, other) => other.depth - one.depth);
  return chosenStones(
    inOrder.map(({ stone }) => stone),
    understood,
  ).map(({ key }) => key);
}

/** Among light stones the lightest come first, among dark ones the darkest. */
const EXTREMES: Readonly<Record<string, number>> = { light: 1, dark: -1 };

/** Keys of the stones with a score, the best first, else in the order of the catalogue. */
function ranked({ facets }: SearchIndex, scoreOf: (stone: number) => number): string[] {
  return facets.stones
    .map(({ key }, stone) => ({ key, score: scoreOf(stone) }))
    .filter(({ score }) => score > 0)
    .sort((one, other) => other.score - one.score)
    .map(({ key }) => key);
}

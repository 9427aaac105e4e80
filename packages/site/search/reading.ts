import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import type { Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { canonical, chosenFacets, isChosen } from "@stoneyard/site/facets/selection.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { type Meanings, meaningsOf, NOTHING_MEANT } from "./meanings.ts";
import { type FullName, type QueryWord, WILD_GUESS } from "./names.ts";
import type { Tools } from "./query-words.ts";
import { named } from "./ranking.ts";
import { soundKey } from "./sound.ts";

/** What the words of a query mean. */
export type Reading = Meanings & {
  /** Stones whose whole name the query is, best first, else those with a name that chooses: Limestone in "limestone marble". */
  first: number[];
  /** Uses that were asked for and that none of the named stones suits. */
  unadvised: readonly string[];
};

/** Reads the words of a query as a name, as what they choose, and as what the answer ignores. */
export function read(words: readonly QueryWord[], tools: Tools): Reading {
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
  if (isNameOfSeveral && !isChoice)
    return { ...NOTHING_MEANT, leftOver: content, first: whole, unadvised: [] };
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
  const hasTerm = (kind: Meaning["kind"]) => terms.some(({ meaning }) => meaning.kind === kind);
  const understood = withRocksOfFamilies(meant.understood, hasTerm("or"), index);
  const [notNamed, notKnown] = partition(meant.notNamed, (words) =>
    words.every(({ sounds }) => sounds.some((each) => names.hasWord(each))),
  );
  const leftOut = [...meant.leftOut, ...notKnown.flat(), ...inNoName];
  const isOnlyChosen = leftOver.length === 0 && hasChosen;
  const chosenByName = full.flatMap(({ stone }) => (isChosenAt(stone, understood, index) ? stone : []));
  const either = (hasTerm("or") || hasTerm("and")) && areApart(full) ? full.map(({ stone }) => stone) : [];
  const first = [...(whole.length > 0 || !isOnlyChosen ? whole : chosenByName), ...either];
  const reading = { ...meant, understood, leftOver, leftOut, notNamed, first, unadvised: [] };
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
 * Without what none of the named stones is, which is told, and apart from it the uses that none suits: "Carrara for outside" is
 * not advised. A word that only resembles a part of a name, or is a short one, gives way instead: the walnut (orah) of "fasada i
 * orah", and "star" (old), which is no Star Galaxy.
 * @param inName words of a full name
 */
function withoutUnmet(reading: Reading, inName: readonly QueryWord[], tools: Tools): Reading {
  const { leftOver, understood, choices } = reading;
  if (leftOver.length === 0) return reading;
  const keys = new Set(named(leftOver, {}, tools));
  const stones = tools.index.facets.stones.filter(({ key }) => keys.has(key));
  const isMet = (selection: Selection) => stones.some((stone) => isChosen(stone, selection));
  if (isMet(understood)) return reading;
  if (leftOver.every((word) => (word.sure < 1 || SHORT_WORD.test(word.typed)) && !inName.includes(word)))
    return { ...reading, leftOver: [], leftOut: [...reading.leftOut, ...leftOver] };
  const unmet = choices.filter(({ selection }) => !isMet(selection));
  const dropped = unmet.length > 0 ? unmet : choices;
  const facets = new Set(dropped.flatMap(({ selection }) => chosenFacets(selection)));
  const left = chosenFacets(understood).filter((facet) => !facets.has(facet));
  const [uses, others] = partition(unmet, ({ selection }) => chosenFacets(selection).join() === "use");
  const untold = unmet.length > 0 ? others : dropped;
  return {
    ...reading,
    understood: Object.fromEntries(left.map((facet) => [facet, understood[facet]])),
    leftOut: [...reading.leftOut, ...untold.flatMap(({ words }) => words)],
    unadvised: uses.flatMap(({ selection }) => selection.use ?? []),
  };
}

const SHORT_WORD = /^\p{L}{1,4}$/u;

/** A family and a rock are alternatives where "or" is asked, or where no stone is both: "granite or quartzite". */
function withRocksOfFamilies(understood: Selection, isEither: boolean, { facets }: SearchIndex): Selection {
  const { family, rock, ...others } = understood;
  if (!family || !rock) return understood;
  const ofFamilies = facets.stones.filter((stone) => isChosen(stone, { family }));
  if (!isEither && ofFamilies.some((stone) => isChosen(stone, { rock }))) return understood;
  const ofRocks = facets.stones.filter((stone) => isChosen(stone, { rock }));
  if (ofRocks.every((stone) => isChosen(stone, { family })))
    return canonical({ ...others, family }, facets.options);
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
 * that name would then be denied: Istria, which is not from there. "Carrara quartz" is a name that we do not have.
 */
function longestName(
  full: readonly FullName[],
  words: readonly QueryWord[],
  { lexicon, index }: Tools,
): Place {
  const absent = lexicon.termsIn(words).filter(({ meaning }) => meaning.kind === "absent-name");
  const isName = ({ stone, from, to }: FullName) => {
    if (to - from > 1) return true;
    if (absent.some((name) => name.to - name.from > 1 && name.from <= from && to <= name.to)) return false;
    const [term] = lexicon.termsIn(words.slice(from, to));
    const named = index.facets.stones[stone];
    return !term || (term.meaning.kind === "facets" && named && !isChosen(named, term.meaning.selection));
  };
  const longest = full.filter(isName).sort((one, other) => other.to - other.from - (one.to - one.from))[0];
  return longest ?? NO_NAME;
}

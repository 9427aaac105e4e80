import { FACETS, type Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { SearchIndex } from "@stoneyard/catalogue/stones/search-index.ts";
import { chosenFacets, joined, selectionQuery } from "@stoneyard/site/facets/selection.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { type QueryWord, SURE_ENOUGH, WILD_GUESS } from "./names.ts";

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

/** A term, or a word that is part of none. */
type Item = { words: readonly QueryWord[]; meaning?: Meaning };

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
  const items = withExclusions(
    [
      ...itemsIn(words.slice(0, name.from), lexicon),
      ...(name.to > name.from ? [{ words: words.slice(name.from, name.to) }] : []),
      ...itemsIn(words.slice(name.to), lexicon),
    ],
    lexicon,
  );
  const { options } = index.facets;
  const read = structuredClone(NOTHING_MEANT);
  const wishes: { words: readonly QueryWord[]; selection: Selection }[] = [];
  let excluded: Selection = {};
  let not: readonly QueryWord[] | undefined;
  let notBefore: readonly QueryWord[] | undefined;
  const all = withOutdoors(withLooks(items, lexicon));
  for (const [i, { words, meaning }] of all.entries()) {
    const goesOn =
      meaning?.kind === "or" || (meaning?.kind === "and" && areAlike(all[i - 1], all[i + 1], lexicon));
    if (meaning?.kind === "not" || (goesOn && notBefore)) {
      not = meaning.kind === "not" ? words : notBefore;
      continue;
    }
    const isExcluded = not !== undefined;
    if (not) read.refusals.push({ not, words });
    if (meaning?.kind === "facets" && meaning.isWish) wishes.push({ words, selection: meaning.selection });
    else if (meaning?.kind === "facets" && isExcluded)
      excluded = joined(excluded, meaning.refused ?? meaning.selection, options);
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
 * Whether both are names, or choose by the same facet: "not marble and onyx" wants neither, "no veins and white" the white.
 * The black of "grey and black veins" is alike, too.
 */
function areAlike(one: Item | undefined, other: Item | undefined, lexicon: Lexicon): boolean {
  if (isNamed(one) && isNamed(other)) return true;
  const facets = facetsOf(one?.meaning);
  return (
    facets !== undefined &&
    [other?.meaning, other && meaningOfFirst(other, lexicon)].map(facetsOf).includes(facets)
  );
}

/** Undefined for what is no choice; a wish is none that could be excluded. */
function facetsOf(meaning: Meaning | undefined): string | undefined {
  return meaning?.kind === "facets" && !meaning.isWish ? chosenFacets(meaning.selection).join() : undefined;
}

function withoutOrigin({ origin: _, ...others }: Selection): Selection {
  return others;
}

function isLook(meaning: Meaning | undefined): boolean {
  return meaning?.kind === "look-of-before" || meaning?.kind === "look-of-next";
}

function isNamed(item: Item | undefined): boolean {
  return item !== undefined && item.meaning === undefined;
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

function itemsIn(row: readonly QueryWord[], lexicon: Lexicon): Item[] {
  const terms = lexicon.termsIn(row);
  const items = row.flatMap((word, i): Item | Item[] => {
    const term = terms.find(({ from, to }) => from <= i && i < to);
    if (!term) return { words: [word] };
    return term.from === i ? { words: row.slice(i, term.to), meaning: term.meaning } : [];
  });
  return items.reduce(withUnknownTogether, []);
}

/** Unknown words side by side are one thing: the "resin filling" of "no resin filling". */
function withUnknownTogether(items: readonly Item[], item: Item): Item[] {
  const last = items.at(-1);
  const isOne = last && isUnknown(last) && isUnknown(item) && last.words[0]?.part === item.words[0]?.part;
  return isOne ? [...items.slice(0, -1), { words: [...last.words, ...item.words] }] : [...items, item];
}

function isUnknown({ words }: Item): boolean {
  return words.every(({ sounds }) => sounds.length === 0);
}

/** With "not" for each word that excludes the next item, which is then that alone. */
function withExclusions(items: readonly Item[], lexicon: Lexicon): Item[] {
  const marked = withRefusalsBefore(
    items.map((item, i) => (isWithout(item, items[i + 1], lexicon) ? { ...item, meaning: NOT } : item)),
  );
  return marked.flatMap((item, i) => (isNot(marked[i - 1]) ? apart(item, lexicon) : item));
}

/** "Granite I don't like" is "don't like granite"; a single "not" may wait for what is being typed. */
function withRefusalsBefore(items: readonly Item[]): Item[] {
  const result = [...items];
  const partOf = (item: Item | undefined) => item?.words[0]?.part;
  for (const [i, item] of items.entries()) {
    const [before, next] = [items[i - 1], items[i + 1]];
    if (!before || isNot(before) || !isNot(item) || item.words.length < 2) continue;
    if (partOf(item) !== partOf(before) || partOf(item) === partOf(next)) continue;
    result.splice(i - 1, 2, item, before);
  }
  return result;
}

function isNot(item: Item | undefined): boolean {
  return item?.meaning?.kind === "not";
}

/** "No veins, white" excludes the veins alone, and "no white veins" those of every colour: what comes first is excluded. */
function apart(item: Item, lexicon: Lexicon): Item[] {
  const [first, ...others] = item.words;
  const meaning = meaningOfFirst(item, lexicon);
  if (!first || !meaning || !isSameChoice(meaning, item.meaning)) return [item];
  return [{ words: [first], meaning }, ...itemsIn(others, lexicon)];
}

/** What the first word means alone. */
function meaningOfFirst({ words: [first] }: Item, lexicon: Lexicon): Meaning | undefined {
  return first && lexicon.termsIn([first])[0]?.meaning;
}

function isSameChoice(one: Meaning, other: Meaning | undefined): boolean {
  if (one.kind !== "facets" || other?.kind !== "facets") return false;
  return one.isWish === other.isWish && selectionQuery(one.selection) === selectionQuery(other.selection);
}

const NOT = { kind: "not" } as const;

/**
 * "bez" typed for "bež" (beige) sounds like "without", which takes a name or a genitive (-a, -e, -og, -ih), not a use. A
 * name says its colour by itself, and "без" is another word than "беж".
 */
function isWithout({ words, meaning }: Item, next: Item | undefined, lexicon: Lexicon): boolean {
  const [word, ...more] = words;
  if (
    !word ||
    more.length > 0 ||
    meaning?.kind !== "facets" ||
    !word.sounds.some((sound) => lexicon.mayExclude(sound))
  )
    return false;
  if (/^без$/i.test(word.typed)) return true;
  const isPlain = /^[a-z]+$/i.test(word.typed);
  const isUse = next?.meaning?.kind === "facets" && next.meaning.selection.use;
  const isGenitive = /([aeiou]|[eo]g|ih)$/i.test(next?.words.at(-1)?.typed ?? "");
  return isPlain && !isUse && (isNamed(next) || isGenitive);
}

/** Applies each "look" to the neighbour it belongs to, else to the other one. */
function withLooks(items: readonly Item[], lexicon: Lexicon): Item[] {
  const result = [...items];
  for (const [i, { words, meaning }] of items.entries()) {
    if (!meaning || !isLook(meaning)) continue;
    const places = meaning.kind === "look-of-before" ? [i - 1, i + 1] : [i + 1, i - 1];
    for (const place of places) {
      const neighbour = result[place];
      const look = neighbour?.meaning && lookOf(neighbour.meaning, lexicon);
      if (!neighbour || !look) continue;
      // "Not marble, but similar" refuses marble alone.
      const isOfRefused = meaning.kind === "look-of-next" && place < i && isNot(result[place - 1]);
      if (isOfRefused) result[i] = { words, meaning: look };
      else result[place] = { ...neighbour, meaning: look };
      // "Looks like marble but isn't" refuses the marble.
      if (isNot(items.at(-1))) result.push(neighbour);
      break;
    }
  }
  return result.filter(({ meaning }) => !meaning?.kind.startsWith("look"));
}

/** What a use is outdoors. */
const OUTDOORS: Readonly<Record<string, string>> = { floor: "outdoor", stairs: "outdoor", wall: "facade" };

/** "A floor for the terrace" is paving alone, and "a wall in the garden" a facade; "floor or terrace" stays either. */
function withOutdoors(items: readonly Item[]): readonly Item[] {
  const wanted = items.filter((_, i) => !isNot(items[i - 1]));
  const uses = [...new Set(wanted.flatMap((item) => outdoorUse(item) ?? []))];
  const isOutdoors = uses.length > 0 && wanted.some((item) => usesOf(item).join() === "outdoor");
  if (!isOutdoors || items.some((_, i) => isFloorOrTerrace(items, i))) return items;
  return items.map((item) =>
    wanted.includes(item) && (isPlaceOutdoors(item) || outdoorUse(item)) ? withUses(item, uses) : item,
  );
}

function usesOf({ meaning }: Item): readonly string[] {
  return meaning?.kind === "facets" ? (meaning.selection.use ?? []) : [];
}

function outdoorUse(item: Item): string | undefined {
  return OUTDOORS[usesOf(item)[0] ?? ""];
}

/** A word such as "terrace" says where; several, such as "outdoor stairs", also say what. */
function isPlaceOutdoors(item: Item): boolean {
  return item.words.length === 1 && usesOf(item).join() === "outdoor";
}

function isFloorOrTerrace(items: readonly Item[], i: number): boolean {
  const [one, other] = [items[i - 1], items[i + 1]];
  const joins = ["or", "and"].includes(items[i]?.meaning?.kind ?? "");
  if (!joins || !one || !other) return false;
  // "A terrace floor or garden paths" is all outdoors.
  if (items.filter(isPlaceOutdoors).length > 1) return false;
  return [one, other].some(isPlaceOutdoors) && [one, other].some(outdoorUse);
}

function withUses(item: Item, use: readonly string[]): Item {
  if (item.meaning?.kind !== "facets") return item;
  return { ...item, meaning: { ...item.meaning, selection: { ...item.meaning.selection, use } } };
}

/** The looks of a family, or of an absent kind. */
function lookOf(meaning: Meaning, lexicon: Lexicon): Meaning | undefined {
  if (meaning.kind === "absent-kind" && meaning.nearest)
    return { kind: "facets", selection: meaning.nearest, isWish: false };
  if (meaning.kind === "facets" && meaning.selection.family)
    return { ...meaning, selection: lexicon.lookOf(meaning.selection) };
  return undefined;
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

/** For each facet the chosen values without excluded ones that some stone has, or all others where none of the chosen is left. */
function withoutExcluded(understood: Selection, excluded: Selection, { facets }: SearchIndex): Selection {
  const rest = FACETS.flatMap((facet) => {
    const out = (excluded[facet] ?? []).filter((value) =>
      facets.stones.some(({ values }) => values[facet].includes(value)),
    );
    const leftOf = (values: readonly string[]) => values.filter((value) => !out.includes(value));
    const chosen = leftOf(understood[facet] ?? []);
    const left = chosen.length > 0 ? chosen : leftOf(facets.options[facet]);
    return out.length > 0 && left.length > 0 ? [[facet, left] as const] : [];
  });
  return { ...understood, ...Object.fromEntries(rest) };
}

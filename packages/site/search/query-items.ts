import { selectionQuery } from "@stoneyard/site/facets/selection.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import type { QueryWord } from "./names.ts";

/** A term, or a word that is part of none. */
export type Item = { words: readonly QueryWord[]; meaning?: Meaning };

/**
 * The terms, the name and the single words of a query in their order, each refusal before what it refuses.
 * @param name the words that are a full name
 */
export function itemsOf(
  words: readonly QueryWord[],
  name: { from: number; to: number },
  lexicon: Lexicon,
): Item[] {
  const items = [
    ...itemsIn(words.slice(0, name.from), lexicon),
    ...(name.to > name.from ? [{ words: words.slice(name.from, name.to) }] : []),
    ...itemsIn(words.slice(name.to), lexicon),
  ];
  return withExclusions(items, lexicon);
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

export function isUnknown({ words }: Item): boolean {
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
export function meaningOfFirst({ words: [first] }: Item, lexicon: Lexicon): Meaning | undefined {
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
export function withLooks(items: readonly Item[], lexicon: Lexicon): Item[] {
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
export function withOutdoors(items: readonly Item[]): readonly Item[] {
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

export function isLook(meaning: Meaning | undefined): boolean {
  return meaning?.kind === "look-of-before" || meaning?.kind === "look-of-next";
}

export function isNamed(item: Item | undefined): boolean {
  return item !== undefined && item.meaning === undefined;
}

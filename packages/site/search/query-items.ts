import { chosenFacets } from "@stoneyard/site/facets/selection.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import type { QueryWord } from "./names.ts";
import { withColoursOfSurroundings, withOwnColours } from "./own-colours.ts";

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
  return withColoursOfSurroundings(withExclusions(withOwnColours(items, lexicon), lexicon), lexicon);
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

/** With "not" for each word that excludes the next item. */
function withExclusions(items: readonly Item[], lexicon: Lexicon): Item[] {
  const marked = items.map((item, i) =>
    isWithout(item, items[i + 1], lexicon) ? { ...item, meaning: NOT } : item,
  );
  return withRefusalsBefore(marked, lexicon);
}

/**
 * "Marble and granite I don't like" is "don't like marble and granite"; a single "not" may wait for what is being typed.
 */
function withRefusalsBefore(items: readonly Item[], lexicon: Lexicon): Item[] {
  const result = [...items];
  const partOf = (item: Item | undefined) => item?.words[0]?.part;
  for (const [i, item] of items.entries()) {
    const [before, next] = [items[i - 1], items[i + 1]];
    if (!before || isNot(before) || !isNot(item) || item.words.length < 2) continue;
    if (partOf(item) !== partOf(before) || partOf(item) === partOf(next)) continue;
    const first = firstOfRow(items, i - 1, lexicon);
    result.splice(first, i + 1 - first, item, ...items.slice(first, i));
  }
  return result;
}

/** Where a row such as "marble or granite" begins, whose last item stands at a place. */
function firstOfRow(items: readonly Item[], last: number, lexicon: Lexicon): number {
  const [before, joining, item] = items.slice(Math.max(0, last - 2), last + 1);
  return joins(joining) && areAlike(before, item, lexicon) ? firstOfRow(items, last - 2, lexicon) : last;
}

export function joins(item: Item | undefined): boolean {
  return item?.meaning?.kind === "or" || item?.meaning?.kind === "and";
}

export function isNot(item: Item | undefined): boolean {
  return item?.meaning?.kind === "not";
}

export const NOT = { kind: "not" } as const;

/** "bez" without its diacritic may be beige ("bež") or "without"; "без" is another word than "беж". */
export function mayBeWithout({ words: [word, ...more], meaning }: Item, lexicon: Lexicon): boolean {
  if (!word || more.length > 0 || meaning?.kind !== "facets") return false;
  return word.sounds.some((sound) => lexicon.mayExclude(sound)) && /^([a-z]+|без)$/i.test(word.typed);
}

/** "Without" takes a name or a genitive (-a, -e, -og, -ih), not a use. A name says its colour by itself. */
function isWithout(item: Item, next: Item | undefined, lexicon: Lexicon): boolean {
  if (!mayBeWithout(item, lexicon)) return false;
  if (item.words.some(({ typed }) => /^без$/i.test(typed))) return true;
  const isUse = next?.meaning?.kind === "facets" && next.meaning.selection.use;
  const isGenitive = /([aeiou]|[eo]g|ih)$/i.test(next?.words.at(-1)?.typed ?? "");
  return !isUse && (isNamed(next) || isGenitive);
}

export function isNamed(item: Item | undefined): boolean {
  return item !== undefined && item.meaning === undefined;
}

/**
 * Whether both are names, or choose by the same facet: "not marble and onyx" wants neither, "no veins and white" the white. What
 * has a refusal of its own is not alike: "no veins and no pattern".
 */
export function areAlike(one: Item | undefined, other: Item | undefined, lexicon: Lexicon): boolean {
  if (isNamed(one) && isNamed(other)) return true;
  const facets = facetsOf(one);
  return facets !== undefined && facetsOf(other) === facets && !hasRefusal(other, lexicon);
}

/** Undefined for what is no choice; a wish is none that could be excluded. */
function facetsOf(item: Item | undefined): string | undefined {
  const meaning = item?.meaning;
  return meaning?.kind === "facets" && !meaning.isWish ? chosenFacets(meaning.selection).join() : undefined;
}

/** "Without pattern" is a term that begins with a refusal; a single word that sounds like one is beige ("bež"). */
export function hasRefusal(item: Item | undefined, lexicon: Lexicon): boolean {
  const [first, ...more] = item?.words ?? [];
  return more.length > 0 && first?.sounds.some((sound) => lexicon.mayExclude(sound)) === true;
}

import { chosenFacets, selectionQuery } from "@stoneyard/site/facets/selection.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import { isColour } from "./own-colours.ts";
import { type Item, isNot, isUnknown, joins, NOT } from "./query-items.ts";

/** Applies each "look" to the neighbour it belongs to, else to the other one. */
export function withLooks(items: readonly Item[], lexicon: Lexicon): Item[] {
  const result = [...items];
  for (const [i, { words, meaning }] of items.entries()) {
    if (!meaning || !isLook(meaning)) continue;
    const isOfUnknown = meaning.kind === "look-of-next" && isUnknownBeside(items[i + 1], words[0]?.part);
    if (isOfUnknown) continue;
    const next = placeAfterColours(items, i);
    const places = meaning.kind === "look-of-before" ? [i - 1, next] : [next, i - 1];
    for (const place of places) {
      const neighbour = result[place];
      const look = neighbour?.meaning && lookOf(neighbour.meaning, lexicon);
      if (!neighbour || !look) continue;
      // "Not marble, but similar" refuses marble alone.
      const isOfRefused = meaning.kind === "look-of-next" && place < i && isNot(result[place - 1]);
      if (isOfRefused) result[i] = { words, meaning: look };
      else result[place] = { ...neighbour, meaning: look };
      // "Looks like marble but isn't" refuses the marble, and so does an imitation.
      if (isNot(items.at(-1))) result.push(neighbour);
      else if (words.some(({ sounds }) => sounds.some((sound) => lexicon.isSubstitute(sound))))
        result.push({ words, meaning: NOT }, neighbour);
      break;
    }
  }
  return result.filter(({ meaning }) => !meaning?.kind.startsWith("look"));
}

/** What a look is of, behind its colours: "looks like white marble". */
function placeAfterColours(items: readonly Item[], look: number): number {
  const part = items[look]?.words[0]?.part;
  const next = items.findIndex((item, i) => i > look && !isColour(item.meaning));
  return items[next]?.words[0]?.part === part ? next : look + 1;
}

/** "Marble as in old banks" looks like something that nobody knows. */
function isUnknownBeside(item: Item | undefined, part: number | undefined): boolean {
  return item !== undefined && isUnknown(item) && item.words[0]?.part === part;
}

/** What a use is outdoors. */
const OUTDOORS: Readonly<Record<string, string>> = { floor: "outdoor", stairs: "outdoor", wall: "facade" };

/** Uses that are the same outdoors, where the stone must bear frost. */
const ANYWHERE: readonly string[] = ["worktop", "sill", "table"];

const FROST: Meaning = { kind: "facets", selection: { frost: ["resistant"] }, isWish: false };

/**
 * "A floor for the terrace" is paving alone, as stairs are that bear frost, "a wall in the garden" is a facade, and a table there
 * must bear frost; "floor or terrace" stays either.
 */
export function withOutdoors(items: readonly Item[], lexicon: Lexicon): readonly Item[] {
  const wanted = items.filter((_, i) => !isNot(items[i - 1]));
  const uses = [...new Set(wanted.flatMap((item) => outdoorUse(item) ?? []))];
  const isOutdoors =
    wanted.some((item) => usesOf(item).join() === "outdoor") ||
    items.some((item) => isFrost(item) && (isWish(item) || wanted.includes(item)));
  if (!isOutdoors || items.some((_, i) => isEither(items, i, lexicon))) return items;
  const isPlace = (item: Item) => wanted.includes(item) && isPlaceOutdoors(item, lexicon);
  const isOfPlace = (item: Item) =>
    isAnywhere(item) &&
    items.some((each) => isPlace(each) && each.words[0]?.clause === item.words[0]?.clause);
  if (wanted.some(isOfPlace))
    return items.map((item) => (isPlace(item) ? { ...item, meaning: FROST } : item));
  if (uses.length === 0) return items;
  return items.map((item) =>
    isPlace(item) || (wanted.includes(item) && outdoorUse(item)) ? withUses(item, uses) : item,
  );
}

function isAnywhere(item: Item): boolean {
  const [use, ...more] = usesOf(item);
  return use !== undefined && more.length === 0 && ANYWHERE.includes(use);
}

function usesOf({ meaning }: Item): readonly string[] {
  return meaning?.kind === "facets" ? (meaning.selection.use ?? []) : [];
}

function outdoorUse(item: Item): string | undefined {
  return OUTDOORS[usesOf(item)[0] ?? ""];
}

/** To resist frost, and nothing else. */
function isFrost({ meaning }: Item): boolean {
  return meaning?.kind === "facets" && selectionQuery(meaning.selection) === "frost=resistant";
}

/** A "not" does not change what is a wish. */
function isWish({ meaning }: Item): boolean {
  return meaning?.kind === "facets" && meaning.isWish;
}

/** "Terrace" and "in front of the house" say where; "outdoor stairs" also say what. */
function isPlaceOutdoors(item: Item, lexicon: Lexicon): boolean {
  const saysWhat = item.words.some((word) =>
    lexicon.termsIn([word]).some(({ meaning }) => outdoorUse({ words: [word], meaning }) !== undefined),
  );
  return usesOf(item).join() === "outdoor" && !saysWhat;
}

/** Whether an item joins a place outdoors with another, as in "floor or terrace". */
function isEither(items: readonly Item[], i: number, lexicon: Lexicon): boolean {
  const [one, other] = [items[i - 1], items[i + 1]];
  if (!joins(items[i]) || !one || !other) return false;
  const isPlace = (item: Item) => isPlaceOutdoors(item, lexicon);
  // "A terrace floor or garden paths" is all outdoors.
  if (items.filter(isPlace).length > 1) return false;
  return [one, other].some(isPlace) && [one, other].some((item) => outdoorUse(item) || isAnywhere(item));
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

/** "Warm beige" is beige: of words side by side that choose by one facet, a wider one adds nothing to a narrower. */
export function withoutWiderWords(items: readonly Item[]): Item[] {
  return items.flatMap((item, i) => {
    const narrower = [items[i - 1], items[i + 1]].some((beside) => beside && isNarrower(beside, item));
    return narrower ? [] : item;
  });
}

/** Whether an item chooses some, but not all of what another chooses by one facet. */
function isNarrower({ meaning }: Item, wider: Item): boolean {
  if (meaning?.kind !== "facets" || wider.meaning?.kind !== "facets") return false;
  if (meaning.isWish || wider.meaning.isWish) return false;
  const [facet, ...more] = chosenFacets(wider.meaning.selection);
  if (!facet || more.length > 0 || chosenFacets(meaning.selection).join() !== facet) return false;
  const [narrow, wide] = [meaning.selection[facet] ?? [], wider.meaning.selection[facet] ?? []];
  return narrow.length < wide.length && narrow.every((value) => wide.includes(value));
}

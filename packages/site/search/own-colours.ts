import { chosenFacets } from "@stoneyard/site/facets/selection.ts";
import type { Lexicon, Meaning } from "./lexicon.ts";
import type { QueryWord } from "./names.ts";
import { type Item, joins, mayBeWithout } from "./query-items.ts";

/** Makes one item of veins, spots or cabinets and the colours before them, which are not the stone's: "grey and black veins". */
export function withOwnColours(items: readonly Item[], lexicon: Lexicon): Item[] {
  return items.reduce<Item[]>((before, item) => {
    const colours = hasColour(item) ? coloursAtEnd(before, item.words[0]?.part, lexicon) : [];
    const words = [...colours, item].flatMap(({ words }) => words);
    return [...before.slice(0, before.length - colours.length), { ...item, words }];
  }, []);
}

/**
 * What surrounds the stone chooses no colour and no kind of stone: what a visitor has, as in "my walls are white, I want a floor",
 * and a kitchen where the stone has another colour: "white kitchen with dark worktop".
 */
export function withColoursOfSurroundings(items: readonly Item[], lexicon: Lexicon): Item[] {
  const described = items.filter((item) => item.words[0]?.isDescribed);
  const isSurrounded = (item: Item) =>
    described.some((each) => isPlace(each) && each.words[0]?.clause === item.words[0]?.clause);
  const ofPlaces = described.filter((item) => isKind(item) || (isColour(item.meaning) && isSurrounded(item)));
  const ofKitchens = items.flatMap((item, i) =>
    isKitchen(item) ? coloursOfKitchen(items.slice(0, i), item, items, lexicon) : [],
  );
  const theirs = [...ofPlaces, ...ofKitchens];
  return items.map((item) => (theirs.includes(item) ? { ...item, meaning: { kind: "furnishing" } } : item));
}

function isKind({ meaning }: Item): boolean {
  if (meaning?.kind === "absent-kind") return true;
  return meaning?.kind === "facets" && (meaning.selection.family ?? meaning.selection.rock) !== undefined;
}

/** A use, such as walls, or cabinets. */
function isPlace({ meaning }: Item): boolean {
  return (
    meaning?.kind === "furnishing" || (meaning?.kind === "facets" && meaning.selection.use !== undefined)
  );
}

/**
 * The colours before a kitchen, if another is asked for; not beside them: "crno bela kuhinja" is of both. In "white for a kitchen"
 * the white is not that of the kitchen.
 */
function coloursOfKitchen(
  before: readonly Item[],
  kitchen: Item,
  items: readonly Item[],
  lexicon: Lexicon,
): Item[] {
  const [{ at = 0, part } = {}] = kitchen.words;
  if (before.at(-1)?.words.at(-1)?.at !== at - 1) return [];
  const own = coloursAtEnd(before, part, lexicon);
  const beside = before[before.length - own.length - 1];
  const isOther = (item: Item) => isColour(item.meaning) && item !== beside && !own.includes(item);
  return items.some(isOther) ? own : [];
}

function isKitchen({ meaning }: Item): boolean {
  return meaning?.kind === "facets" && meaning.isFurnished === true;
}

function hasColour({ meaning }: Item): boolean {
  return meaning?.kind === "furnishing" || (meaning?.kind === "facets" && meaning.hasColour === true);
}

/** The colours before something, with what joins them; none of another part of the query. */
function coloursAtEnd(items: readonly Item[], part: number | undefined, lexicon: Lexicon): Item[] {
  const last = items.at(-1);
  if (!last || !isColour(last.meaning) || last.words[0]?.part !== part || mayBeWithout(last, lexicon))
    return [];
  const before = items.slice(0, -1);
  const joining = before.at(-1);
  const more = joins(joining) ? coloursAtEnd(before.slice(0, -1), part, lexicon) : [];
  return joining && more.length > 0 ? [...more, joining, last] : [last];
}

export function isColour(meaning: Meaning | undefined): boolean {
  if (meaning?.kind !== "facets" || meaning.isWish) return false;
  const facets = chosenFacets(meaning.selection);
  return facets.length > 0 && facets.every((facet) => facet === "colour" || facet === "lightness");
}

/** The words of veins or spots that say their colour; gold means nothing by itself, as it is a word of names. */
export function coloursIn(words: readonly QueryWord[], lexicon: Lexicon): QueryWord[] {
  return words.filter((word) => lexicon.termsIn([word]).every(({ meaning }) => isColour(meaning)));
}

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

function isColour(meaning: Meaning | undefined): boolean {
  if (meaning?.kind !== "facets" || meaning.isWish) return false;
  const facets = chosenFacets(meaning.selection);
  return facets.length > 0 && facets.every((facet) => facet === "colour" || facet === "lightness");
}

/** The words of veins or spots that say their colour; gold means nothing by itself, as it is a word of names. */
export function coloursIn(words: readonly QueryWord[], lexicon: Lexicon): QueryWord[] {
  return words.filter((word) => lexicon.termsIn([word]).every(({ meaning }) => isColour(meaning)));
}

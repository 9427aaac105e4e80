import { FACETS, type Facet, type Selection } from "@stoneyard/catalogue/stones/facet-names.ts";
import type { NounWords, SentenceWords, ValueWords } from "@stoneyard/catalogue/stones/sentence-words.ts";
import { pluralRules } from "@stoneyard/site/i18n/number-format.ts";
import { valuesNotIn } from "./selection.ts";

/** Facets before the stone, after it, and last what it bears; families name the stone itself. */
const BEFORE = ["lightness", "colour"] as const;
const AFTER = ["family", "rock", "pattern", "origin", "use", "thickness", "finish", "available"] as const;
const BEARING = ["acid", "frost", "stains"] as const;

/** What is chosen in a sentence: "41 light stones for a kitchen worktop that resist lemon". */
export function selectionSentence(selection: Selection, count: number, words: SentenceWords): string {
  const phrases = (facet: Facet) =>
    exceptionIn(facet, selection[facet], words) ? [] : phrasesOf(facet, selection, count, words);
  const noun = nounOf(selection, words);
  const form = noun.forms[countForm(count, words)] ?? noun.forms.other ?? "";
  const shades = shadesIn(selection, words);
  const before =
    shades.length > 0 ? [listed(shades, words.or)] : BEFORE.map((facet) => listed(phrases(facet), words.or));
  const after = AFTER.map((facet) => {
    if (facet === "family" && selection.family?.length === 1) return "";
    if (facet === "rock" && noun.of !== "" && phrases(facet).join() === noun.of) return "";
    const values = listed(phrases(facet), words.or);
    return values && (words.facets[facet].sentence ?? "{values}").replace("{values}", values);
  });
  const stone = noun.of === "" ? [...before, form] : [form, ...before, noun.of];
  const head = [count === 0 ? words.none : String(count), ...stone, ...after].filter(Boolean).join(" ");
  const borne = listed(
    BEARING.map((facet) => listed(phrases(facet), words.or)),
    words.and,
  );
  const bearing = borne && words.bearing.replace("{values}", borne);
  const exceptions = FACETS.map((facet) => exceptionIn(facet, selection[facet], words));
  const except = listed(exceptions, words.and);
  return tidied([head, bearing, except && `, ${saidExcept(except, words)}`].filter(Boolean).join(" "));
}

/** "Leaving out those with veins", where all other values of a facet are chosen; empty where they are not. */
export function exceptionOf(facet: Facet, chosen: readonly string[], words: SentenceWords): string {
  const exception = exceptionIn(facet, chosen, words);
  return exception && saidExcept(exception, words);
}

function saidExcept(exceptions: string, { except = "" }: SentenceWords): string {
  return except.replace("{values}", exceptions);
}

function exceptionIn(facet: Facet, chosen: readonly string[] = [], words: SentenceWords): string {
  const { values, exception = "{values}" } = words.facets[facet];
  if (words.except === undefined) return "";
  const out = valuesNotIn(facet, chosen, Object.keys(values));
  const phrases = out.map((value) => values[value]?.phrase.without ?? values[value]?.phrase.other ?? value);
  return phrases.length > 0 ? exception.replace("{values}", listed(phrases, words.and)) : "";
}

function phrasesOf(facet: Facet, selection: Selection, count: number, words: SentenceWords): string[] {
  return (selection[facet] ?? []).flatMap((value) => {
    const found = Object.hasOwn(words.facets[facet].values, value)
      ? words.facets[facet].values[value]
      : undefined;
    return found ? [inNumber(found, count, words)] : [];
  });
}

/** "Svetlosivog", where every colour that is chosen has a word for the one lightness; else none. */
function shadesIn({ colour = [], lightness = [] }: Selection, { facets }: SentenceWords): string[] {
  const [only, ...others] = lightness;
  if (others.length > 0 || (only !== "light" && only !== "dark")) return [];
  const shades = colour.map((value) => facets.colour.values[value]?.phrase[only] ?? "");
  return shades.every(Boolean) ? shades : [];
}

function inNumber({ phrase }: ValueWords, count: number, words: SentenceWords): string {
  if (count === 0) return phrase.none ?? phrase.other;
  return countForm(count, words) === "one" ? (phrase.one ?? phrase.other) : phrase.other;
}

/** One family is counted by its own noun, and stones of one rock, where a genitive follows the noun, as "3 vrste krečnjaka". */
function nounOf({ family = [], rock = [] }: Selection, { noun, nouns, facets }: SentenceWords): NounWords {
  const [only, ...others] = family;
  if (only !== undefined) return (others.length === 0 && nouns[only]) || noun;
  const of = rock.length === 1 ? facets.rock.values[rock[0] ?? ""]?.phrase.other : undefined;
  return noun.of !== "" && of !== undefined ? { ...noun, of } : noun;
}

function countForm(count: number, { intlLocale, formOfNone }: SentenceWords): string {
  return count === 0 ? formOfNone : pluralRules(intlLocale).select(count);
}

/** "a", "a or b", "a, b or c"; what neighbours end in is said once: "2 or 3 cm". */
function listed(phrases: readonly string[], last: string): string {
  const said = phrases.filter(Boolean);
  const items: string[] = [];
  while (said.length > 0) {
    const end = commonEnd(said[0] ?? "", said[1] ?? "");
    const run = end === "" ? 1 : said.findIndex((phrase) => !phrase.endsWith(end));
    const alike = said.splice(0, run < 0 ? said.length : run);
    items.push(
      enumerated(
        alike.map((phrase) => phrase.slice(0, phrase.length - end.length)),
        last,
      ) + end,
    );
  }
  return enumerated(items, last);
}

function enumerated(items: readonly string[], last: string): string {
  if (items.length < 2) return items.join("");
  return `${items.slice(0, -1).join(", ")} ${last} ${items.at(-1)}`;
}

/** The whole words in which both end, with the space before them: " cm". */
function commonEnd(one: string, other: string): string {
  const ends = [...one.matchAll(/\s/g)].map(({ index }) => one.slice(index));
  return ends.find((end) => other.endsWith(end)) ?? "";
}

/** Commas doubled or left over where two phrases meet. */
function tidied(sentence: string): string {
  return sentence
    .replace(/\s+([,:])/g, "$1")
    .replace(/,(\s*,)+/g, ",")
    .replace(/,\s*$/, "");
}

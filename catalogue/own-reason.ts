import type { Content, Stone } from "./catalogue.ts";
import type { Finish } from "./kinds/finishes.ts";
import type { Purpose } from "./kinds/purpose.ts";
import type { Locale } from "./locales.ts";
import { stoneFacts } from "./stone-facts.ts";
import { suitabilityOf } from "./suitability.ts";
import { plainIn } from "./words-in.ts";

/** What a reason may say of one stone; with a capital, {Finishes}, it begins a sentence. */
export const OWN_WORDS = ["rock", "colour", "pattern", "finishes"] as const;
type OwnWord = (typeof OWN_WORDS)[number];

type Needed = Pick<Content, "rocks" | "suitability" | "facets">;

/** Names in braces, as they stand in a reason. */
export const HELD = /\{(\w+)\}/g;

/**
 * Why a stone has its verdict, with what is particular to it: its rock, colour, pattern, and the finishes in which it can be
 * had for this use. Where something of that is not known, what holds for all of its kind.
 */
export function ownReason(stone: Stone, purpose: Purpose, content: Needed, locale: Locale): string {
  const { why, own, finishes } = suitabilityOf(stone, purpose, content);
  const general = plainIn(why, locale);
  if (!own) return general;
  const words = ownWords(stone, finishes, content, locale);
  const names = [...own[locale].matchAll(HELD)].map(([, name = ""]) => name.toLowerCase() as OwnWord);
  if (names.some((name) => words[name] === "")) return general;
  return plainIn(own, locale).replace(HELD, (_, name: string) => {
    const said = words[name.toLowerCase() as OwnWord];
    return name === name.toLowerCase() ? said : capital(said);
  });
}

/** What holds of polished stone alone, or names what is done to pores, is no choice between surfaces. */
const NO_CHOICE: readonly Finish[] = ["polished", "filled", "unfilled"];

function ownWords(
  stone: Stone,
  fitting: readonly Finish[],
  content: Needed,
  locale: Locale,
): Record<OwnWord, string> {
  const { colour, pattern, finish, or } = content.facets;
  const phrase = ({ label, phrase = label }: (typeof colour.values)[Stone["colourGroup"]]) => {
    const said = phrase[locale];
    return typeof said === "string" ? said : said.other;
  };
  return {
    rock: rockOf(stone, content, locale),
    colour: phrase(colour.values[stone.colourGroup]),
    pattern: phrase(pattern.values[stone.pattern]),
    finishes: listed(
      fitting.filter((each) => !NO_CHOICE.includes(each)).map((each) => phrase(finish.values[each])),
      or[locale],
    ),
  };
}

/** In the geologist's words, without what stands in brackets; "" where it is not established or not said in this language. */
function rockOf(stone: Stone, content: Needed, locale: Locale): string {
  const { rock } = stoneFacts(stone, content);
  if (content.rocks.groups.find(({ key }) => key === rock)?.unknown) return "";
  return (stone.rock[locale] ?? "").replace(/ \([^)]*\)/g, "");
}

/** "a", "a or b", "a, b or c". */
function listed(phrases: readonly string[], last: string): string {
  if (phrases.length < 2) return phrases.join("");
  return `${phrases.slice(0, -1).join(", ")} ${last} ${phrases.at(-1)}`;
}

function capital(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

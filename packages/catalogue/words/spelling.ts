import { readFile } from "node:fs/promises";
import nspell from "nspell";
import type { ContentFolder } from "../files/content-folder.ts";
import type { Locale } from "../languages/locales.ts";
import type { WrittenText } from "./texts.ts";
import type { Remark } from "./typography.ts";

/** A list of words without dictionary entries: one a line, a star for any ending, a hyphen at the end of a first part. */
type OwnWords = { whole: ReadonlySet<string>; beginnings: string[]; firstParts: string[] };

/** Packages with Hunspell dictionaries; other languages are not spell-checked. */
const DICTIONARIES: Readonly<Record<string, string>> = { en: "dictionary-en-gb", sr: "dictionary-sr-latn" };
/** What was read of them: nothing is ever added to a speller. */
const spellers = new Map<string, ReturnType<typeof readDictionary>>();

/** A word, with no digit before it: the D of 3D is none. */
const WORD = /(?<![\p{L}\d])\p{L}[\p{L}\p{M}]+(?:['’-]\p{L}+)*/gu;

/** Suggestions are slow: no more than an owner reads at once, and each once. */
const PROPOSALS = 10;
const suggested = new Map<string, string>();

/** The spell-check of one language; undefined without a dictionary. */
export async function spellingCheck(folder: ContentFolder, locale: Locale, names: ReadonlySet<string>) {
  const dictionary = DICTIONARIES[locale];
  if (!dictionary) return undefined;
  const reading = spellers.get(dictionary) ?? readDictionary(dictionary);
  spellers.set(dictionary, reading);
  const speller = await reading;
  const list = `words/${locale}.txt`;
  const own = parseOwnWords(folder.has(list) ? await folder.text(list) : "");
  const proposals = new Set<string>();

  const knows = (word: string): boolean => {
    const plain = word.replaceAll("’", "'");
    return names.has(plain) || isOwnWord(plain, own) || speller.correct(plain);
  };
  const isRight = (word: string): boolean =>
    knows(word) ||
    knows(word.replace(/['’]s$/, "")) ||
    (word.includes("-") && word.split("-").every(isRight)) ||
    afterFirstPart(word, own).some((rest) => rest.length > 1 && isRight(rest));
  const proposal = (word: string): string | undefined => {
    if (proposals.size < PROPOSALS) proposals.add(word);
    if (!proposals.has(word)) return undefined;
    const known = `${locale} ${word}`;
    const found = suggested.get(known) ?? speller.suggest(word).slice(0, 3).join(" or ");
    suggested.set(known, found);
    return found;
  };

  return ({ words }: WrittenText): Remark[] =>
    [...words.matchAll(WORD)]
      .filter(([word]) => !isRight(word))
      .map(({ 0: word, index }) => {
        const meant = proposal(word);
        const keep = `add it to ${folder.shown(list)} if it is right`;
        return {
          at: index,
          message: `the dictionary has no word “${word}”`,
          fix: meant ? `write ${meant}, or ${keep}` : `correct it, or ${keep}`,
        };
      });
}

async function readDictionary(name: string) {
  const [rules, words] = await Promise.all(
    ["index.aff", "index.dic"].map((file) => readFile(new URL(file, import.meta.resolve(name)))),
  );
  if (!rules || !words) throw new Error(`The dictionary ${name} is not whole.`);
  return nspell(rules, words);
}

function parseOwnWords(text: string): OwnWords {
  const entries = text
    .split("\n")
    .map((line) => line.replace(/#.*/, "").trim())
    .filter((line) => line !== "");
  const ending = (sign: string) =>
    entries.filter((entry) => entry.endsWith(sign)).map((entry) => entry.slice(0, -1));
  return {
    whole: new Set(entries.filter((entry) => !/[*-]$/.test(entry))),
    beginnings: ending("*"),
    firstParts: ending("-"),
  };
}

/** An entry in small letters also stands for the word at the beginning of a sentence. */
function isOwnWord(word: string, { whole, beginnings }: OwnWords): boolean {
  const forms = [word, word.charAt(0).toLowerCase() + word.slice(1)];
  return forms.some((form) => whole.has(form) || beginnings.some((beginning) => form.startsWith(beginning)));
}

/** The rest after a first part that joins other words, as in svetlo + bež. */
function afterFirstPart(word: string, { firstParts }: OwnWords): string[] {
  const lower = word.toLowerCase();
  return firstParts.filter((part) => lower.startsWith(part)).map((part) => lower.slice(part.length));
}

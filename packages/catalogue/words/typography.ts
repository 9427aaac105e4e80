import type { WrittenText } from "./texts.ts";

/** What is to be looked at in a text: where it stands, what it is, and what helps. */
export type Remark = { at: number; message: string; fix: string };
type Rule = { locale?: string; wrong: RegExp; message: string; fix: string };

const RULES: readonly Rule[] = [
  { wrong: /\.\.\./g, message: "three full stops", fix: "write the one sign …" },
  { wrong: /[\u200B-\u200F\u2060\uFEFF\u00AD]/g, message: "a sign that nobody sees", fix: "take it out" },
  { wrong: /(?<=\S) +(?=[,;.!?](?:\s|$))/g, message: "a space before the sign", fix: "take it out" },
  { wrong: /(?<=[^\s.])[^\S\n]{2,}(?=\S)/g, message: "two spaces", fix: "leave one" },
  {
    wrong: /—|--|(?<=\S) - (?=\S)/g,
    message: "another dash than in the other texts",
    fix: "write –, or better a comma, a colon or two sentences",
  },
  {
    wrong: /(?<![\d-])\d+-\d+(?![\d-])/g,
    message: "a hyphen between numbers",
    fix: "write –, without spaces",
  },
  {
    wrong: /\d\s*[xX]\s*\d/g,
    message: "a letter x between measures",
    fix: "write ×, with a space on each side",
  },
  { wrong: /\d×|×\d/g, message: "no space beside ×", fix: "put one on each side" },
  { wrong: /\d(?:mm|cm|m²|m|kg|km)(?!\p{L})/gu, message: "no space before the unit", fix: "put one there" },
  { wrong: /(?<!\p{L})[mM]2(?!\d)/gu, message: "a square metre with a plain 2", fix: "write m²" },
  { wrong: /\d\s+%/g, message: "a space before %", fix: "take it out" },
  {
    locale: "sr",
    wrong: /\d\.\d{1,2}(?![\d.])/g,
    message: "a decimal point in a Serbian number",
    fix: "write a comma",
  },
  {
    locale: "en",
    wrong: /\d,\d{1,2}(?![\d,]| rsd)/g,
    message: "a decimal comma in an English number",
    fix: "write a point",
  },
  {
    locale: "en",
    wrong: /["„«»]|(?<!\p{L}|\d)'/gu,
    message: "another kind of quotation marks",
    fix: "write “…”",
  },
  {
    locale: "sr",
    wrong: /["”«»‘]|(?<=^[^„]*)“|(?<=“[^„]*)“|(?<!\p{L}|\d)['’]/gu,
    message: "another kind of quotation marks",
    fix: "write „…“",
  },
];

const AMOUNT = /\d[\d.,\s]*(?:rsd|din(?:\.|ara?)?|dinars?|€|eur[oa]?)(?!\p{L})/giu;
/** As accessories and as tables write it. */
const PRICE = /^(?:\d{1,3}(?:\s\d{3})*,\d\d|\d{1,3}(?:\.\d{3})*)\srsd$/;

export function typographyRemarks({ locale, words }: WrittenText, names: ReadonlySet<string>): Remark[] {
  return [
    ...RULES.filter((rule) => (rule.locale ?? locale) === locale).flatMap(({ wrong, message, fix }) =>
      [...words.matchAll(wrong)].map(({ index }) => ({
        at: index,
        message: tell(message, words, index),
        fix,
      })),
    ),
    ...apostrophes(words, names),
    ...amounts(words),
  ];
}

/** Names keep the sign with which they are written. */
function apostrophes(words: string, names: ReadonlySet<string>): Remark[] {
  return [...words.matchAll(/\p{L}+'(\p{L}*)/gu)]
    .filter(([, ending = ""]) => !names.has(ending))
    .map(({ 0: word, index }) => ({
      at: index,
      message: `a straight apostrophe: “${word}”`,
      fix: `write ${word.replace("'", "’")}`,
    }));
}

function amounts(words: string): Remark[] {
  return [...words.matchAll(AMOUNT)]
    .filter(([amount]) => !PRICE.test(amount))
    .map(({ 0: amount, index }) => ({
      at: index,
      message: `a price in another form: “${amount}”`,
      fix: "write it as accessories do (20 400,00 rsd) or as tables do (77.880 rsd)",
    }));
}

/** With the words on either side. */
function tell(message: string, words: string, at: number): string {
  const before = /\S*\s*\S*$/.exec(words.slice(0, at))?.[0] ?? "";
  const after = /^\s*\S+(?:\s+\S+)?/.exec(words.slice(at))?.[0] ?? "";
  return `${message}: “${(before + after).replace(/\s+/g, " ").trim()}”`;
}

import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import compile from "icu-minify/compile";
import { LOCALES, type Locale } from "./locales.ts";
import { nearest } from "./nearest.ts";
import type { Problem } from "./problem.ts";
import { type Path, parseSource, type Source } from "./source.ts";

/** Forms that a count takes in each language: 1 ploča, 2 ploče, 5 ploča. */
const PLURALS: Readonly<Record<Locale, readonly string[]>> = {
  en: ["one", "other"],
  sr: ["one", "few", "other"],
};
const LANGUAGES: Readonly<Record<Locale, string>> = { en: "English", sr: "Serbian" };

type Sources = Readonly<Record<Locale, Source>>;
type Message = { key: string; path: Path; text: unknown };
/** What a message needs when it is shown: names of its values and tags, and forms of its counts. */
type Needs = { names: Set<string>; plurals: { name: string; forms: string[] }[] };

/** Reads content/messages/<language>.json of every language, with the place of every message. */
export async function readMessages(contentDir: string): Promise<Sources> {
  const read = async (locale: Locale) => {
    const file = `messages/${locale}.json`;
    return parseSource(`${basename(contentDir)}/${file}`, await readFile(join(contentDir, file), "utf8"));
  };
  return { en: await read("en"), sr: await read("sr") };
}

/** Keys of all messages in the order of the file, joined by dots: home.team.title. */
export function messageKeys(source: Source): string[] {
  return messagesOf(source).map(({ key }) => key);
}

/** Same keys and values in every language, valid ICU, every plural form. */
export function checkMessages(sources: Sources): Problem[] {
  return LOCALES.flatMap((locale) => {
    const source = sources[locale];
    const other = sources[locale === "en" ? "sr" : "en"];
    return [...source.problems, ...checkKeys(source, other, locale), ...checkTexts(source, other, locale)];
  });
}

/** Keys of the other language that are missing here. */
function checkKeys(source: Source, other: Source, locale: Locale): Problem[] {
  const here = new Map(messagesOf(source).map((message) => [message.key, message]));
  const there = messagesOf(other);
  const onlyHere = [...here.keys()].filter((key) => !there.some((message) => message.key === key));
  return there
    .filter(({ key }) => !here.has(key))
    .map(({ key, path }) => {
      const meant = nearest(key, onlyHere);
      return {
        file: source.file,
        ...source.placeOf(path),
        message: `${key}: the ${LANGUAGES[locale]} text is missing; ${other.file}:${other.placeOf(path).line} has it`,
        fix: meant
          ? `rename ${meant} to ${key}`
          : `add "${path.at(-1)?.toString()}" here, or take it out there`,
      };
    });
}

function checkTexts(source: Source, other: Source, locale: Locale): Problem[] {
  const elsewhere = new Map(messagesOf(other).map(({ key, text }) => [key, text]));
  return messagesOf(source).flatMap(({ key, path, text }) => {
    const tell = (message: string, fix: string): Problem => ({
      file: source.file,
      ...source.placeOf(path),
      message: `${key}: ${message}`,
      fix,
    });
    if (typeof text !== "string" || text.trim() === "")
      return [tell("must be a text", "write the text in quotes")];
    const needs = needsOf(text);
    if (needs instanceof Error) {
      return [
        tell(
          `is not a valid message (${needs.message})`,
          "compare its braces with {name} and {count, plural, one {…} other {…}}",
        ),
      ];
    }
    return [
      ...checkNames(needs, elsewhere.get(key)).map(([message, fix]) => tell(message, fix)),
      ...needs.plurals.flatMap(({ name, forms }) =>
        checkForms(name, forms, locale).map(([message, fix]) => tell(message, fix)),
      ),
    ];
  });
}

/** Told once, at the language that has a value more. */
function checkNames(needs: Needs, otherText: unknown): [message: string, fix: string][] {
  const other = typeof otherText === "string" ? needsOf(otherText) : undefined;
  if (!other || other instanceof Error) return [];
  return [...needs.names]
    .filter((name) => !other.names.has(name))
    .map((name) => [
      `{${name}} does not stand in the other language`,
      `use the same values in both; there: ${[...other.names].join(", ") || "none"}`,
    ]);
}

function checkForms(
  name: string,
  forms: readonly string[],
  locale: Locale,
): [message: string, fix: string][] {
  const wanted = PLURALS[locale];
  const missing = wanted.filter((form) => !forms.includes(form));
  const odd = forms.filter((form) => !form.startsWith("=") && !wanted.includes(form));
  return [
    ...missing.map((form): [string, string] => [
      `the plural of {${name}} has no form "${form}"`,
      `add ${form} {…}; ${LANGUAGES[locale]} needs ${wanted.join(", ")}`,
    ]),
    ...odd.map((form): [string, string] => [
      `the plural of {${name}} has a form "${form}" that ${LANGUAGES[locale]} does not use`,
      `take it out; the forms are ${wanted.join(", ")}`,
    ]),
  ];
}

function messagesOf(source: Source): Message[] {
  return leaves(source.value ?? {}, []);
}

function leaves(value: unknown, path: Path): Message[] {
  if (typeof value !== "object" || value === null) return [{ key: path.join("."), path, text: value }];
  return Object.entries(value).flatMap(([key, inner]) => leaves(inner, [...path, key]));
}

/** The error of a text that is not ICU is a value: one message more to tell of. */
function needsOf(text: string): Needs | Error {
  const needs: Needs = { names: new Set(), plurals: [] };
  try {
    collect(compile(text), needs);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
  return needs;
}

/** Kinds of nodes in a compiled message, as icu-minify numbers them. */
const SELECT = 1;
const PLURAL = 2;
const ORDINAL = 3;

/** Walks a compiled message: a text, or a list of texts, [name], [name, kind, forms] and [tag, ...children]. */
function collect(message: unknown, needs: Needs): void {
  if (!Array.isArray(message)) return;
  for (const node of message) {
    if (!Array.isArray(node)) continue;
    const [name, kind, forms] = node;
    needs.names.add(String(name));
    if (kind === SELECT || kind === PLURAL || kind === ORDINAL) {
      if (kind === PLURAL) needs.plurals.push({ name: String(name), forms: Object.keys(forms) });
      for (const form of Object.values(forms)) collect(form, needs);
    } else if (typeof kind !== "number") collect(node.slice(1), needs);
  }
}

import { SERVER_TEXTS } from "@stoneyard/enquiry/server-texts.ts";
import compile from "icu-minify/compile";
import type { CompiledMessage } from "icu-minify/format";
import { withMessagesOf } from "../languages/draft-languages.ts";
import {
  DEFAULT_LOCALE,
  englishName,
  inEveryLanguage,
  knownLocale,
  LANGUAGE_CODES,
  LANGUAGES,
  LOCALES,
  type Locale,
} from "../languages/locales.ts";
import { withNoBreakSpaces } from "../languages/no-break-spaces.ts";
import { pluralForms } from "../languages/plural-forms.ts";
import { nearest } from "../nearest.ts";
import type { Problem } from "../problem.ts";
import type { ContentFolder } from "./content-folder.ts";
import { leavesOf, type Path, parseSource, type Source } from "./source.ts";

/** Messages of a part, compiled, under the keys of its file. */
export type MessageTree = { [key: string]: CompiledMessage | MessageTree };
/** Messages of a language, by part: `stone` is what messages/<language>/stone.json holds. */
export type MessageParts = Readonly<Record<string, MessageTree>>;

type Sources = Readonly<Record<Locale, Source>>;
type Message = { key: string; path: Path; text: unknown };
/** What a message needs when it is formatted: values and tags by name, and the plural forms of its counts. */
type Needs = { names: Set<string>; plurals: { name: string; forms: string[] }[]; isPlain: boolean };

const SAID_BY_SERVER: ReadonlySet<string> = new Set(SERVER_TEXTS);

/** Reads messages/<language>/<part>.json; each part needs a file in every language. Its problems are noted in the folder. */
export async function readMessages(folder: ContentFolder): Promise<Record<Locale, MessageParts>> {
  reportStrayFiles(folder);
  const parts = new Map<string, Record<Locale, MessageTree>>();
  for (const part of partNames(folder)) {
    const files = inEveryLanguage((locale) => `messages/${locale}/${part}.json`);
    const missing = LOCALES.filter((locale) => !folder.has(files[locale]) && !LANGUAGES[locale].isDraft);
    for (const locale of missing) reportMissing(folder, part, locale);
    if (missing.length > 0) continue;
    const texts = new Map<Locale, string>();
    for (const locale of LOCALES)
      texts.set(locale, folder.has(files[locale]) ? await folder.text(files[locale]) : "{}");
    const { messages, problems } = folder.before.of(`messages ${part}`, [...texts.values()], () =>
      readPart(
        part,
        inEveryLanguage((locale) => parseSource(folder.shown(files[locale]), texts.get(locale) ?? "")),
      ),
    );
    folder.problems.push(...problems);
    if (messages) parts.set(part, messages);
  }
  return inEveryLanguage((locale) =>
    Object.fromEntries([...parts].map(([part, messages]) => [part, messages[locale]])),
  );
}

function readPart(
  part: string,
  sources: Sources,
): { messages?: Record<Locale, MessageTree>; problems: readonly Problem[] } {
  const problems = checkMessages(sources, part);
  if (problems.length > 0) return { problems };
  const valueIn = (locale: Locale) =>
    LANGUAGES[locale].isDraft
      ? withMessagesOf(sources[DEFAULT_LOCALE].value, sources[locale].value)
      : sources[locale].value;
  return { messages: inEveryLanguage((locale) => compileAll(valueIn(locale))), problems };
}

const PART_FILE = /^messages\/([\w-]+)\/([a-z0-9-]+)\.json$/;

function partNames(folder: ContentFolder): Set<string> {
  return new Set(
    folder.files.flatMap((file) => {
      const [, code, part] = PART_FILE.exec(file) ?? [];
      return part && knownLocale(code) ? [part] : [];
    }),
  );
}

function reportStrayFiles(folder: ContentFolder): void {
  for (const file of folder.files) {
    if (!file.startsWith("messages/") || file.endsWith("README.md")) continue;
    const language = PART_FILE.exec(file)?.[1];
    if (knownLocale(language) || LANGUAGE_CODES.omitted.includes(language ?? "")) continue;
    folder.report(
      file,
      [],
      "messages are in messages/<language>/<part>.json",
      `rename it, for example messages/${DEFAULT_LOCALE}/common.json; languages are ${LOCALES.join(", ")}`,
    );
  }
}

function reportMissing(folder: ContentFolder, part: string, locale: Locale): void {
  const there = LOCALES.find((other) => folder.has(`messages/${other}/${part}.json`));
  folder.report(
    `messages/${locale}/${part}.json`,
    [],
    "the file is missing: each part needs every language",
    `write it after messages/${there}/${part}.json`,
  );
}

function compileAll(tree: unknown): MessageTree {
  return Object.fromEntries(
    Object.entries(tree ?? {}).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(withNoBreakSpaces(value)) : compileAll(value),
    ]),
  );
}

/** Same keys and values in every language that is published, valid ICU, every plural form. */
export function checkMessages(sources: Sources, part: string): Problem[] {
  const unreadable = LOCALES.flatMap((locale) => sources[locale].problems);
  // For an unreadable file every text would seem to be missing.
  if (unreadable.length > 0) return unreadable;
  return LOCALES.flatMap((locale) => {
    const source = sources[locale];
    const others = comparedWith(locale).map((other) => sources[other]);
    return [
      ...(LANGUAGES[locale].isDraft ? [] : others.flatMap((other) => checkKeys(source, other, locale))),
      ...checkTexts(source, others, locale, part),
    ];
  });
}

/** Each translation is compared with the default language, and the default with all published ones. */
function comparedWith(locale: Locale): readonly Locale[] {
  if (locale !== DEFAULT_LOCALE) return [DEFAULT_LOCALE];
  return LOCALES.filter((other) => other !== locale && !LANGUAGES[other].isDraft);
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
        message: `${key}: the ${englishName(locale)} text is missing; ${other.file}:${other.placeOf(path).line} has it`,
        fix: meant
          ? `rename ${meant} to ${key}`
          : `add "${path.at(-1)?.toString()}" here, or take it out there`,
      };
    });
}

function checkTexts(source: Source, others: readonly Source[], locale: Locale, part: string): Problem[] {
  const elsewhere = others.map((other) => new Map(messagesOf(other).map(({ key, text }) => [key, text])));
  return messagesOf(source).flatMap(({ key, path, text }) => {
    const tell = ([message, fix]: Words): Problem => ({
      file: source.file,
      ...source.placeOf(path),
      message: `${key}: ${message}`,
      fix,
    });
    if (typeof text !== "string" || text.trim() === "")
      return [tell(["must be a text", "write the text in quotes"])];
    const needs = needsOf(text);
    if (needs instanceof Error) {
      return [
        tell([
          `is not a valid message (${needs.message})`,
          "compare its braces with {name} and {count, plural, one {…} other {…}}",
        ]),
      ];
    }
    return [
      ...elsewhere.flatMap((texts) => checkNames(needs, texts.get(key))),
      ...needs.plurals.flatMap(({ name, forms }) => checkForms(name, forms, locale)),
      ...(SAID_BY_SERVER.has(`${part}.${key}`) && !needs.isPlain ? [NOT_PLAIN] : []),
    ].map(tell);
  });
}

type Words = [message: string, fix: string];

const NOT_PLAIN: Words = [
  "the server's answers and mails know no plural forms, choices or tags",
  "write it with values alone, such as {name}",
];

/** Reported once, at the language with an additional value. */
function checkNames(needs: Needs, otherText: unknown): Words[] {
  const other = typeof otherText === "string" ? needsOf(otherText) : undefined;
  if (!other || other instanceof Error) return [];
  return [...needs.names]
    .filter((name) => !other.names.has(name))
    .map((name) => [
      `{${name}} is missing in the other language`,
      `use the same values in both; there: ${[...other.names].join(", ") || "none"}`,
    ]);
}

function checkForms(name: string, forms: readonly string[], locale: Locale): Words[] {
  const wanted: readonly string[] = pluralForms(locale);
  const language = englishName(locale);
  const missing = wanted.filter((form) => !forms.includes(form));
  const odd = forms.filter((form) => !form.startsWith("=") && !wanted.includes(form));
  return [
    ...missing.map(
      (form): Words => [
        `the plural of {${name}} has no form "${form}"`,
        `add ${form} {…}; ${language} needs ${wanted.join(", ")}`,
      ],
    ),
    ...odd.map(
      (form): Words => [
        `the plural of {${name}} has a form "${form}" that ${language} does not use`,
        `take it out; the forms are ${wanted.join(", ")}`,
      ],
    ),
  ];
}

function messagesOf(source: Source): Message[] {
  return leavesOf(source.value ?? {}).map(({ path, value: text }) => ({ key: path.join("."), path, text }));
}

/** A syntax error is returned as a value, as one more problem to report. */
function needsOf(text: string): Needs | Error {
  const needs: Needs = { names: new Set(), plurals: [], isPlain: true };
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
    if (node.length > 1) needs.isPlain = false;
    if (kind === SELECT || kind === PLURAL || kind === ORDINAL) {
      if (kind === PLURAL) needs.plurals.push({ name: String(name), forms: Object.keys(forms) });
      for (const form of Object.values(forms)) collect(form, needs);
    } else if (typeof kind !== "number") collect(node.slice(1), needs);
  }
}

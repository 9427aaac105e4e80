import type { ContentFolder } from "../files/content-folder.ts";
import { leavesOf, type Path, parseSource, type Source } from "../files/source.ts";
import { knownLocale, type Locale } from "../languages/locales.ts";

export type WrittenText = {
  locale: Locale;
  file: string;
  /** What visitors read, with placeholders of the same length for what they do not. */
  words: string;
  lineAt(offset: number): number;
};

export type Texts = {
  texts: WrittenText[];
  /** Capitalised names that are no words: of stones, of the company, of its place. */
  names: ReadonlySet<string>;
};

/** Stands for each sign that visitors do not read. */
const HELD = "\uFFFC";

export async function readTexts(folder: ContentFolder): Promise<Texts> {
  const texts: WrittenText[] = [];
  const names = new Set<string>();
  for (const file of folder.files) {
    const prose = knownLocale(/^prose\/.+\.([a-z]+)\.md$/.exec(file)?.[1]);
    if (prose) texts.push(proseText(file, prose, await folder.text(file)));
    if (!holdsTexts(file)) continue;
    const source = parseSource(folder.shown(file), await folder.text(file));
    for (const { path, value: text } of leavesOf(source.value)) {
      if (typeof text !== "string") continue;
      const locale = localeOf(file, path);
      if (locale) texts.push(valueText(file, locale, source, path, text));
      if (!locale || isPlaceName(file, path))
        for (const [name] of text.matchAll(/\p{Lu}\p{L}*(?:['’]\p{L}+)?/gu)) names.add(name);
    }
  }
  return { texts, names };
}

/** Files with keys and values; words.yaml holds what the texts do not say. */
function holdsTexts(file: string): boolean {
  if (file.startsWith("messages/")) return file.endsWith(".json");
  return /^(?!words\b|pictures\/|models\/).+\.yaml$/.test(file);
}

/** The firm's town and district, and origins of stones: names in every language. */
function isPlaceName(file: string, path: Path): boolean {
  if (file === "site.yaml") return path[0] === "address";
  return file.startsWith("stones/") && path[0] === "origin" && path[1] === "place";
}

function localeOf(file: string, path: Path): Locale | undefined {
  const folder = file.startsWith("messages/") ? file.split("/")[1] : undefined;
  return [folder, ...path]
    .map((step) => knownLocale(String(step)))
    .findLast((locale) => locale !== undefined);
}

function valueText(file: string, locale: Locale, source: Source, path: Path, text: string): WrittenText {
  return {
    locale,
    file,
    words: hold(text, [...ADDRESSES, ...MESSAGE_SYNTAX]),
    lineAt: (offset) => source.lineWithin(path, offset),
  };
}

function proseText(file: string, locale: Locale, text: string): WrittenText {
  return {
    locale,
    file,
    words: hold(text, [...ADDRESSES, ...MARKDOWN]),
    lineAt: (offset) => text.slice(0, offset).split("\n").length,
  };
}

const ADDRESSES = [/\S+@\S+\.\p{L}+/gu, /\S*\p{L}\/\p{L}\S*/gu, /(?:[A-Z]+ )?\/\w\S*/g];
const MARKDOWN = [/^(?:#+|[-*]|\d+\.) /gm, /\*+/g, /\]\([^)]*\)|[[\]`]/g];
/** {name}, the beginning and end of plural forms, and tags. */
const MESSAGE_SYNTAX = [
  /\{\w+\}/g,
  /\{\w+, *\w+, *(?==|\w+ *\{)/g,
  /(?:=\d+|\b(?:zero|one|two|few|many|other)) *\{/g,
  /\}/g,
  /<\/?\w+>/g,
];

function hold(text: string, syntax: readonly RegExp[]): string {
  return syntax.reduce((held, sign) => held.replace(sign, (found) => HELD.repeat(found.length)), text);
}

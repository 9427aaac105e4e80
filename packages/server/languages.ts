import { readFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT_SITE, type BuiltLanguage } from "@stoneyard/enquiry/built-site.ts";
import { SERVER_TEXTS } from "@stoneyard/enquiry/server-texts.ts";

type TextKey = (typeof SERVER_TEXTS)[number];
type Values = Record<string, string | number>;

/** A compiled text: words, or words and names of values in turn. */
type Text = string | (string | [name: string])[];

export type Language = Omit<BuiltLanguage, "texts"> & {
  say(key: TextKey, values?: Values): string;
};

export class Languages {
  readonly all: readonly Language[];
  readonly default: Language;
  readonly codes: readonly [string, ...string[]];

  constructor(first: Language, ...others: Language[]) {
    this.all = [first, ...others];
    this.default = first;
    this.codes = [first.code, ...others.map(({ code }) => code)];
  }

  /** The language with this code; the default where the site does not know it. */
  byCode(code: string): Language {
    return this.all.find((language) => language.code === code) ?? this.default;
  }

  /** The language of an address: /sr and everything under it is Serbian. */
  byPath(path: string): Language {
    const first = `/${path.split("/")[1]}`.toLowerCase();
    return this.all.find(({ pathPrefix }) => pathPrefix === first) ?? this.default;
  }

  /** The language of the page that a request comes from. */
  byReferer({ referer = "" }: { referer?: string | undefined }): Language {
    return this.byPath(URL.parse(referer)?.pathname ?? "");
  }
}

/** Reads what the build wrote to `dist/languages.json`. Throws when it is not there or a text is missing in it. */
export function loadLanguages(dist: string): Languages {
  const path = join(dist, BUILT_SITE.languages);
  const [first, ...others] = readBuilt(path).map((built) => languageOf(built, path));
  if (!first) throw new Error(`There is no language in ${path}: run npm run build`);
  return new Languages(first, ...others);
}

function readBuilt(path: string): BuiltLanguage[] {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch (error) {
    throw new Error(`The texts of answers and mails cannot be read from ${path}: run npm run build`, {
      cause: error,
    });
  }
}

function languageOf({ texts, ...language }: BuiltLanguage, path: string): Language {
  const known = new Map<string, Text>();
  for (const key of SERVER_TEXTS) {
    const text = textAt(texts, key);
    if (text === undefined) throw new Error(missing(key, language.code, path));
    known.set(key, text);
  }
  const numbers = new Intl.NumberFormat(language.intlLocale);
  const written = (value: string | number = "") =>
    typeof value === "number" ? numbers.format(value) : value;
  return {
    ...language,
    say(key, values = {}) {
      const text = known.get(key) ?? "";
      if (typeof text === "string") return text;
      return text.map((piece) => (typeof piece === "string" ? piece : written(values[piece[0]]))).join("");
    },
  };
}

function textAt(texts: object, key: string): Text | undefined {
  let found: unknown = texts;
  for (const step of key.split(".")) found = Object(found)[step];
  return typeof found === "string" || Array.isArray(found) ? found : undefined;
}

function missing(key: string, code: string, path: string): string {
  const [part, ...keys] = key.split(".");
  return `${path} has no text ${key}: write ${keys.join(".")} in content/messages/${code}/${part}.json and run npm run build`;
}

import type { Path } from "@stoneyard/catalogue/files/source.ts";
import { knownLocale } from "@stoneyard/catalogue/languages/locales.ts";
import { capitalised, type DeskLanguage, languageName } from "./desk-language.ts";
import fields from "./fields.json" with { type: "json" };

const LABELS: Readonly<Record<string, readonly string[] | undefined>> = fields.labels;

/** The label of a field; some kinds of content have their own. Languages and keys that are content stand for themselves. */
export function fieldLabel(key: string, language: DeskLanguage, kind = ""): string {
  const locale = knownLocale(key);
  if (locale) return capitalised(languageName(locale, language));
  const found = LABELS[`${kind}.${key}`] ?? LABELS[key];
  return found?.[language === "en" ? 0 : 1] ?? key;
}

/** The way to a value in words: `openingHours`, 0, `spans` becomes “Opening hours · 1 · Hours”. */
export function pathLabel(path: Path, language: DeskLanguage, kind = ""): string {
  return path
    .filter((step) => step !== "")
    .map((step) => (typeof step === "number" ? String(step + 1) : fieldLabel(String(step), language, kind)))
    .join(" · ");
}

const SERBIAN_HINTS: Readonly<Record<string, string | undefined>> = fields.serbianHints;

/** What a schema says of a field, in the language of the desk. A hint without a translation is left out. */
export function hintWords(hint: string | undefined, language: DeskLanguage): string | undefined {
  return hint === undefined || language === "en" ? hint : SERBIAN_HINTS[hint];
}

const KIND_OF_FOLDER: Readonly<Record<string, string | undefined>> = {
  stones: "stone",
  families: "family",
  accessories: "accessory",
  portfolio: "project",
  rooms: "room",
};

/** The kind of content that a file holds, as the catalogue names it; of prose and messages the folder's name. */
export function kindOfFile(file: string): string {
  const [first = "", ...rest] = file.split("/");
  return rest.length === 0 ? first.replace(/\.yaml$/, "") : (KIND_OF_FOLDER[first] ?? first);
}

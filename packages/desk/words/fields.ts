import { knownLocale } from "@stoneyard/catalogue/locales.ts";
import type { Path } from "@stoneyard/catalogue/source.ts";
import { type DeskLanguage, languageName } from "./desk-language.ts";
import fields from "./fields.json" with { type: "json" };

const LABELS: Readonly<Record<string, readonly string[] | undefined>> = fields;

/** The label of a field; some kinds of content have their own. Languages and keys that are content stand for themselves. */
export function fieldLabel(key: string, language: DeskLanguage, kind = ""): string {
  const locale = knownLocale(key);
  if (locale) return capitalised(languageName(locale, language));
  const found = LABELS[`${kind}.${key}`] ?? LABELS[key];
  return found?.[language === "en" ? 0 : 1] ?? key;
}

function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** The way to a value in words: `openingHours`, 0, `spans` becomes “Opening hours · 1 · Hours”. */
export function pathLabel(path: Path, language: DeskLanguage, kind = ""): string {
  return path
    .filter((step) => step !== "")
    .map((step) => (typeof step === "number" ? String(step + 1) : fieldLabel(String(step), language, kind)))
    .join(" · ");
}

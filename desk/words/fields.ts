import type { Locale } from "#catalogue/locales.ts";
import type { Path } from "#catalogue/source.ts";
import fields from "./fields.json" with { type: "json" };

const LABELS: Readonly<Record<string, readonly string[] | undefined>> = fields;

/** What a field is called on its form; a kind of content may call one otherwise. A key that is content itself is its own name. */
export function fieldLabel(key: string, locale: Locale, kind = ""): string {
  const found = LABELS[`${kind}.${key}`] ?? LABELS[key];
  return found?.[locale === "en" ? 0 : 1] ?? key;
}

/** The way to a value in words: `openingHours`, 0, `spans` becomes “Opening hours · 1 · Hours”. */
export function pathLabel(path: Path, locale: Locale, kind = ""): string {
  return path
    .filter((step) => step !== "")
    .map((step) => (typeof step === "number" ? String(step + 1) : fieldLabel(String(step), locale, kind)))
    .join(" · ");
}

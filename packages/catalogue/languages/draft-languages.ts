import type { LanguageCodes, Locale } from "./locales.ts";
import { pluralForms } from "./plural-forms.ts";

/** The field of a counted word. Phrases have forms too, the same in every language. */
const COUNTED = "noun";

/**
 * A file's value as its schema wants it: what a draft lacks stands in the default language, and the lines of an omitted draft
 * are gone. The same value where there is no draft.
 * @param field under which the value stands
 */
export function withDrafts(value: unknown, codes: LanguageCodes, field = ""): unknown {
  if (codes.drafts.length + codes.omitted.length === 0) return value;
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withDrafts(item, codes));
  const entries = Object.entries(value);
  const known: readonly string[] = [...codes.all, ...codes.omitted];
  const isByLanguage = entries.length > 0 && entries.every(([key]) => known.includes(key));
  if (!isByLanguage)
    return Object.fromEntries(entries.map(([key, inner]) => [key, withDrafts(inner, codes, key)]));
  const there = Object.fromEntries(entries.filter(([key]) => !codes.omitted.includes(key)));
  const byDefault = there[codes.all[0] ?? ""];
  const lacking = byDefault === undefined ? [] : codes.drafts.filter((code) => there[code] === undefined);
  const standIn = (code: Locale) => (field === COUNTED ? inFormsOf(code, byDefault) : byDefault);
  return { ...there, ...Object.fromEntries(lacking.map((code) => [code, standIn(code)])) };
}

/** The forms of a counted word, as many as the language has. */
function inFormsOf(code: Locale, value: unknown): unknown {
  if (typeof value !== "object" || value === null || !("other" in value)) return value;
  const forms = new Map(Object.entries(value));
  return Object.fromEntries([
    ...pluralForms(code).map((form) => [form, forms.get(form) ?? value.other]),
    ...[...forms].filter(([form]) => !/^(zero|one|two|few|many|other)$/.test(form)),
  ]);
}

/** Messages of a draft, with those that it lacks as the default language has them. */
export function withMessagesOf(byDefault: unknown, draft: unknown): unknown {
  if (typeof byDefault !== "object" || byDefault === null) return draft ?? byDefault;
  const own: Record<string, unknown> = Object(draft);
  return Object.fromEntries(
    Object.entries(byDefault).map(([key, inner]) => [key, withMessagesOf(inner, own[key])]),
  );
}

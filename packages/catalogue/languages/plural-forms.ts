import { LANGUAGES, type Locale } from "./locales.ts";

const FORMS = ["zero", "one", "two", "few", "many", "other"] as const;
export type PluralForm = (typeof FORMS)[number];

/** Forms that a count takes in a language, from few to many: 1 ploča, 2 ploče, 5 ploča. */
export function pluralForms(locale: Locale): PluralForm[] {
  const used = new Intl.PluralRules(LANGUAGES[locale].intlLocale).resolvedOptions().pluralCategories;
  return FORMS.filter((form) => used.includes(form));
}

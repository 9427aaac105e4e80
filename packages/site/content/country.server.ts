import { inEveryLanguage } from "@stoneyard/catalogue/languages/locales.ts";
import { LANGUAGES, type Locale } from "@stoneyard/site/i18n/locale.ts";

const names = inEveryLanguage(
  (locale) => new Intl.DisplayNames(LANGUAGES[locale].intlLocale, { type: "region" }),
);

/** A country's name by its ISO 3166 code. Written at build time, as browsers differ in their names. */
export function countryName(code: string, locale: Locale): string {
  return names[locale].of(code) ?? code;
}

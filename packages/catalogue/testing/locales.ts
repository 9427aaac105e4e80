import type { LanguageContent } from "../kinds/languages.ts";
import type { Locale } from "../languages/locales.ts";

/** The languages of the sample: unit tests speak them, whatever those of the site are. */
export const SAMPLE_LANGUAGES: readonly LanguageContent[] = [
  { code: "en", name: "English", region: "GB" },
  { code: "sr", name: "Srpski", script: "Latn", region: "RS" },
];

export const EN = "en" as string as Locale;
export const SR = "sr" as string as Locale;

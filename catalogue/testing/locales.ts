import type { Locale } from "../locales.ts";

/** The languages of the sample, which the content of unit tests has too. */
export const EN = "en" as string as Locale;
export const SR = "sr" as string as Locale;

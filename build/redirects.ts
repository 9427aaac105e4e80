import { LOCALES, localePath } from "#app/i18n/locale.ts";

/** Addresses that were printed or listed once and now stand elsewhere, without language. */
const MOVED = {
  "/quartz": "/quartz/types",
  "/sm-marble/dhaila": "/sm-marble/dhalia",
} as const;

/** The same in every language, in the form that the server reads: from the old address to the new. */
export const REDIRECTS: Record<string, string> = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    Object.entries(MOVED).map(([from, to]) => [localePath(locale, from), localePath(locale, to)]),
  ),
);

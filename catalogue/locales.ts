/** The languages of the site. `sr` is Serbian in Latin script. */
export const LOCALES = ["en", "sr"] as const;
export type Locale = (typeof LOCALES)[number];

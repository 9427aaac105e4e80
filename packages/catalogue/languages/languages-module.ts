import type { Plugin } from "vite";
import type { LanguageContent } from "../kinds/languages.ts";
import { omittedDrafts, siteLanguages } from "./site-languages.ts";

/** Where pages are bundled, and in unit tests, the languages of the site are a list, with no file to read and no schema. */
export function languagesModule(languages = siteLanguages): Plugin {
  return {
    name: "stoneyard-languages",
    enforce: "pre",
    load: {
      filter: { id: /\/site-languages\.ts$/ },
      handler: () => `export const siteLanguages = ${JSON.stringify(languages)};
export const omittedDrafts = ${JSON.stringify(omittedDrafts)};
export const plainDigits = ${languages.every(writesPlainDigits)};`,
    },
  };
}

function writesPlainDigits({ code, script, region }: LanguageContent): boolean {
  const { format } = new Intl.NumberFormat([code, script, region].filter(Boolean).join("-"));
  return [0, 123, 456, 789, 999].every((count) => format(count) === String(count));
}

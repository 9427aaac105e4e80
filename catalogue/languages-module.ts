import type { Plugin } from "vite";
import { siteLanguages } from "./site-languages.ts";

/** Where pages are bundled, and in unit tests, the languages of the site are a list, with no file to read and no schema. */
export function languagesModule(languages = siteLanguages): Plugin {
  return {
    name: "stoneyard-languages",
    enforce: "pre",
    load: {
      filter: { id: /\/catalogue\/site-languages\.ts$/ },
      handler: () => `export const siteLanguages = ${JSON.stringify(languages)};`,
    },
  };
}

import type { Plugin } from "vite";
import { siteLanguages } from "#catalogue/site-languages.ts";

/** Of two languages the other is a link; three and more would not fit the top bar, and stand in a menu. */
export function languagePicker(): Plugin {
  return {
    name: "stoneyard-language-picker",
    enforce: "pre",
    resolveId(source, importer) {
      if (source !== "./language-picker.tsx" || siteLanguages.length < 3) return null;
      return this.resolve("./language-menu.tsx", importer);
    },
  };
}

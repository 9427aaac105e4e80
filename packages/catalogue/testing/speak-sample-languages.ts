/** Where Node itself loads the tests: what `languagesModule(SAMPLE_LANGUAGES)` is where Vite does. */
import { registerHooks } from "node:module";
import { SAMPLE_LANGUAGES } from "./locales.ts";

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith("/catalogue/site-languages.ts")) return nextLoad(url, context);
    const source = `export const siteLanguages = ${JSON.stringify(SAMPLE_LANGUAGES)}; export const omittedDrafts = []; export const plainDigits = true;`;
    return { format: "module", source, shortCircuit: true };
  },
});

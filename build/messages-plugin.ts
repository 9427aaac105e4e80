import compile from "icu-minify/compile";
import type { Plugin } from "vite";
import { partOfNamespace } from "#app/i18n/message-parts.ts";

type Messages = { [key: string]: string | Messages };

/**
 * Compiles content/messages/*.json at build time: the browser gets message trees instead of ICU text, and a
 * formatter of 2.5 kB instead of a parser. They are imported in parts: en.json?stones has that part's namespaces.
 */
export function messages(): Plugin {
  return {
    name: "stoneyard-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/content\/messages\/\w+\.json\?(shared|stones|rooms|stage|house)$/ },
      handler: (code, id) => ({
        code: `export default ${JSON.stringify(compileAll(partOf(JSON.parse(code), id.split("?")[1])))}`,
        moduleType: "js",
      }),
    },
  };
}

function partOf(messages: Messages, part: string | undefined): Messages {
  return Object.fromEntries(
    Object.entries(messages).filter(([namespace]) => partOfNamespace(namespace) === part),
  );
}

function compileAll(source: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileAll(value),
    ]),
  );
}

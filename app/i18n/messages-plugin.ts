import compile from "icu-minify/compile";
import type { Plugin } from "vite";

type Messages = { [key: string]: string | Messages };

/**
 * Compiles content/messages/*.json at build time: the browser gets message trees instead of ICU text, and a
 * formatter of 2.5 kB instead of a parser.
 */
export function messages(): Plugin {
  return {
    name: "stoneyard-messages",
    enforce: "pre",
    transform: {
      filter: { id: /\/content\/messages\/\w+\.json$/ },
      handler: (code) => JSON.stringify(compileAll(JSON.parse(code))),
    },
  };
}

function compileAll(source: Messages): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(source).map(([key, value]) => [
      key,
      typeof value === "string" ? compile(value) : compileAll(value),
    ]),
  );
}

import { resolve } from "node:path";
import type { Plugin } from "vite";

const BREAKPOINTS = resolve("packages/site/styles/media.css");

/** Style sheets of the site know the breakpoints of `styles/media.css` without importing them. */
export function breakpoints(): Plugin {
  return {
    name: "stoneyard-breakpoints",
    enforce: "pre",
    transform: {
      filter: { id: /\/packages\/site\/(?!styles\/).*\.css($|\?)/ },
      handler: (code) => ({ code: `@import "${BREAKPOINTS}";\n${code}`, map: null }),
    },
  };
}

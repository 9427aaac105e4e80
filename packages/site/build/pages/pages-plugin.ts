import type { Part } from "@stoneyard/catalogue/parts.ts";
import { PAGES, partOfPath } from "@stoneyard/catalogue/site-pages.ts";
import type { Plugin } from "vite";
import { sharedChunk } from "./shared-chunks.ts";

/** What hydrates a page, in development too, and what makes its HTML. */
export const CLIENT = "packages/site/render/client.tsx";
export const DEV_CLIENT = "packages/site/render/client-dev.tsx";
export const SERVER = "packages/site/render/server.tsx";

/** The entries: one a screen that a site with these parts has and the client for the browser, the renderer for the build. */
export function pages(parts: readonly Part[]): Plugin {
  return {
    name: "stoneyard-pages",
    config() {
      const screens = screenModules(parts);
      return {
        appType: "custom",
        builder: {},
        // All packages are pre-bundled at the start; found one by one, each would reload the page.
        optimizeDeps: { entries: [DEV_CLIENT, ...screens] },
        environments: {
          client: {
            build: {
              manifest: true,
              // The viewer of models is larger than the bundler likes; tests hold what a first visit fetches.
              chunkSizeWarningLimit: 1500,
              rolldownOptions: {
                input: [CLIENT, ...screens],
                // The page imports them by their names.
                preserveEntrySignatures: "exports-only",
                output: { codeSplitting: { groups: [{ name: sharedChunk, debugName: "shared" }] } },
              },
            },
          },
          ssr: { build: { ssr: true, rolldownOptions: { input: SERVER } } },
        },
      };
    },
  };
}

/** The screens of a site with these parts. */
function screenModules(parts: readonly Part[]): string[] {
  const screens = Object.entries(PAGES).flatMap(([pattern, { screen }]) => {
    const part = partOfPath(pattern);
    return !part || parts.includes(part) ? [screen] : [];
  });
  return [...new Set(screens)].map((screen) => `packages/site/pages/${screen}.tsx`);
}

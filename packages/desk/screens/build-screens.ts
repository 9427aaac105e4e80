import { resolve } from "node:path";
import { languagesModule } from "@stoneyard/catalogue/languages/languages-module.ts";
import { build } from "vite";

/**
 * Bundles the desk's screens into a folder.
 * @returns its path. Takes a second, so it is done at each start.
 */
export async function buildScreens(outDir: string): Promise<string> {
  const root = import.meta.dirname;
  await build({
    configFile: false,
    plugins: [languagesModule()],
    root,
    logLevel: "warn",
    define: { "process.env.NODE_ENV": '"production"' },
    css: {
      transformer: "lightningcss",
      lightningcss: { drafts: { customMedia: true } },
      modules: { localsConvention: "camelCaseOnly" },
    },
    build: {
      outDir: resolve(outDir),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      cssMinify: "lightningcss",
      // Served locally: warnings about size concern nobody.
      chunkSizeWarningLimit: 5000,
      // Nor about how long it took.
      rollupOptions: { checks: { bundlerTimings: false } },
    },
  });
  // Vite has set it, and whatever is started from here would have it.
  delete process.env.NODE_ENV;
  return resolve(outDir);
}

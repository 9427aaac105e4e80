import { relative } from "node:path";
import type { Plugin } from "vite";

/** Modules for the server alone: those that say so in their name, and Node's own. */
const SERVER_ONLY = /\.server\.tsx?$|^node:/;

/** Ends a build, or the loading of a page, where a browser module imports a server module for more than its types. */
export function serverOnly(): Plugin {
  const importers = new Map<string, string>();
  return {
    name: "stoneyard-server-only",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      // Dependency scanning reads files without plugins.
      const isSearch = "scan" in options && options.scan;
      if (importer === undefined || isSearch) return null;
      const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
      if (!resolved) return null;
      if (!importers.has(resolved.id)) importers.set(resolved.id, importer);
      if (SERVER_ONLY.test(source) || SERVER_ONLY.test(resolved.id)) {
        this.error(
          `The browser would get code of the server:\n${importChain(resolved.id, importers).join("\n  imports ")}`,
        );
      }
      return resolved;
    },
  };
}

/** The chain of imports from the entry to `id`. */
function importChain(id: string, importers: ReadonlyMap<string, string>): string[] {
  const chain = [id];
  for (
    let importer = importers.get(id);
    importer && !chain.includes(importer);
    importer = importers.get(importer)
  ) {
    chain.unshift(importer);
  }
  return chain.map((each) => relative(process.cwd(), each));
}

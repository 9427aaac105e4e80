import { relative } from "node:path";
import type { Plugin } from "vite";

/** Modules for the server alone: those that say so in their name, and Node's own. */
const SERVER_ONLY = /\.server\.tsx?$|^node:/;

/**
 * Ends a build, and in development the loading of a page, in which a module for the browser imports one for the server. Types
 * may be imported (`import type`): they are gone by then.
 */
export function serverOnly(): Plugin {
  const importers = new Map<string, string>();
  return {
    name: "stoneyard-server-only",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    async resolveId(source, importer, options) {
      // The search for packages reads files as they are, without what plugins put in their place.
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

/** From the module that is loaded first to `id`, each with what it imports. */
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

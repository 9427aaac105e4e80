import type { Plugin } from "vite";

/**
 * Parts of React Router that are never run here, each with what stands for it in the browser's script. All of them
 * together are 2 kB of what a first visit loads.
 */
const UNUSED: Record<string, string> = {
  // Looks up routes that the page does not know: with `ssr: false` it knows all of them.
  "lib/dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => {};
    ${neverCalled("getPathsWithAncestors", "handleClientVersionMismatch", "getManifestPath")}`,
  // Hooks for measuring; the router is made without any.
  "lib/router/instrumentation.js": `
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    ${neverCalled("instrumentHandler", "instrumentationResultMetaContext")}`,
};

/** What only the router's server and its trial of server components import. */
function neverCalled(...names: string[]): string {
  return names.map((name) => `export const ${name} = undefined;`).join("\n");
}

/**
 * Leaves them out of the browser's build.
 * @throws at the end of the build when React Router has moved one of them, so that a new version is looked at
 */
export function withoutUnusedRouterParts(): Plugin {
  const found = new Set<string>();
  return {
    name: "stoneyard-unused-router-parts",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "client",
    load: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/]/ },
      handler(id) {
        const part = Object.keys(UNUSED).find((path) => id.replaceAll("\\", "/").endsWith(path));
        if (part === undefined) return null;
        found.add(part);
        return UNUSED[part];
      },
    },
    buildEnd(error) {
      const missing = Object.keys(UNUSED).filter((part) => !found.has(part));
      if (error === undefined && missing.length > 0) {
        throw new Error(
          `React Router no longer has ${missing.join(", ")}: see in build/unused-router-parts.ts what stands for it`,
        );
      }
    },
  };
}

import { z } from "zod";

/** React Router's table of all routes: for each the files that it is made of. */
const routeManifest = z.looseObject({
  entry: z.looseObject({ module: z.string() }),
  routes: z.record(z.string(), z.unknown()),
});
export type RouteManifest = z.infer<typeof routeManifest>;

const ASSIGNMENT = /^window\.__reactRouterManifest=(\{.*\});\s*$/s;

/** @throws where the script is written otherwise than by React Router 8.4 */
export function readRouteManifest(script: string): RouteManifest {
  const [, json] = ASSIGNMENT.exec(script) ?? [];
  if (!json) throw new Error("React Router writes its manifest otherwise: see build/route-manifest.ts");
  return routeManifest.parse(JSON.parse(withoutReloadMarks(json)));
}

/**
 * The part that one page needs. Nothing goes from page to page by script, so all other routes, 52 kB of text to fetch and
 * to read, would never be asked for.
 */
export function manifestOf(manifest: RouteManifest, routes: readonly string[]): RouteManifest {
  return {
    ...manifest,
    // The file with the table, which React Router would have fetched: now one that is there already.
    url: manifest.entry.module,
    routes: Object.fromEntries(routes.map((id) => [id, manifest.routes[id]])),
  };
}

/**
 * React Router puts a # after the address of a style sheet that a part fetched later needs too, so that Vite does not find
 * it in the page and fetches it again: it might be gone with the page of before. No page of ours goes without a document,
 * and fetched again it would stand after the sheets that it must stand before.
 */
export function withoutReloadMarks(text: string): string {
  return text.replaceAll('.css#"', '.css"');
}

import { glob, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { takeOutData } from "./deferred-data.ts";
import { withDeferredScripts } from "./deferred-scripts.ts";
import { withInlineStyles } from "./inline-styles.ts";
import { readRouteManifest } from "./route-manifest.ts";

/** Does to every page below `site` what React Router cannot do when it writes them. */
export async function finishPages(site: string): Promise<void> {
  const text = once((href) => readFile(join(site, href), "utf8"));
  const manifest = once(async (href) => readRouteManifest(await text(href)));
  for await (const page of glob(`${site}/**/index.html`)) {
    const { html, data, href } = takeOutData(await readFile(page, "utf8"));
    await writeFile(join(site, href), data);
    await writeFile(page, await withDeferredScripts(await withInlineStyles(html, text), href, manifest));
  }
  // Each page has its part of the table of routes within itself now.
  for await (const table of glob(`${site}/assets/manifest-*.js`)) await rm(table);
}

/** Reads each file once, however many pages name it. */
function once<Read>(read: (href: string) => Promise<Read>): (href: string) => Promise<Read> {
  const known = new Map<string, Promise<Read>>();
  return (href) => {
    const reading = known.get(href) ?? read(href);
    known.set(href, reading);
    return reading;
  };
}

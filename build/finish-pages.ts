import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { withDeferredScripts } from "./deferred-scripts.ts";
import { withInlineStyles } from "./inline-styles.ts";

/** Does to every page below `site` what React Router cannot do when it writes them. */
export async function finishPages(site: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>();
  const sheet = (href: string) => {
    const text = sheets.get(href) ?? readFile(join(site, href), "utf8");
    sheets.set(href, text);
    return text;
  };
  for await (const page of glob(`${site}/**/index.html`)) {
    const html = await readFile(page, "utf8");
    await writeFile(page, withDeferredScripts(await withInlineStyles(html, sheet)));
  }
}

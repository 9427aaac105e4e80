import { glob, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

const LINK = /<link (rel="stylesheet" href="([^"#]+)#?"\/>)/g;

/**
 * Puts the style sheets of every page below `site` into the page itself, so that it is painted when it arrives and not
 * a round trip later. The link stays, switched off, since React looks for it; a page that is reached by script from
 * another has its own, which is loaded as before.
 */
export async function inlineStyles(site: string): Promise<void> {
  const sheets = new Map<string, Promise<string>>();
  const sheet = (href: string) => {
    const text = sheets.get(href) ?? readFile(join(site, href), "utf8");
    sheets.set(href, text);
    return text;
  };
  for await (const page of glob(`${site}/**/index.html`)) {
    const html = await readFile(page, "utf8");
    const texts = await Promise.all([...html.matchAll(LINK)].map(([, , href = ""]) => sheet(href)));
    let at = 0;
    await writeFile(
      page,
      html.replaceAll(
        LINK,
        (_, link: string) => `<style>${texts[at++]?.trim()}</style><link disabled="" ${link}`,
      ),
    );
  }
}

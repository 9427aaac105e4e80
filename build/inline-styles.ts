import { withoutReloadMarks } from "./route-manifest.ts";

const LINK = /<link (rel="stylesheet" href="([^"]+)"\/>)/g;

/**
 * Puts the style sheets of a page into the page itself, so that it is painted when it arrives and not a round trip later:
 * all in one element, which the server allows by one hash. The links stay, switched off, since React looks for them.
 * @param sheet the text of a style sheet by its address
 */
export async function withInlineStyles(
  html: string,
  sheet: (href: string) => Promise<string>,
): Promise<string> {
  const page = withoutReloadMarks(html);
  const texts = await Promise.all([...page.matchAll(LINK)].map(([, , href = ""]) => sheet(href)));
  let style = `<style>${texts.map((text) => text.trim()).join("")}</style>`;
  return page.replaceAll(LINK, (_, link: string) => {
    const first = style;
    style = "";
    return `${first}<link disabled="" ${link}`;
  });
}

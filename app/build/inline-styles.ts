const LINK = /<link (rel="stylesheet" href="([^"#]+)#?"\/>)/g;

/**
 * Puts the style sheets of a page into the page itself, so that it is painted when it arrives and not a round trip later.
 * The link stays, switched off, since React looks for it; a page that is reached by script from another has its own, which
 * is loaded as before.
 * @param sheet the text of a style sheet by its address
 */
export async function withInlineStyles(
  html: string,
  sheet: (href: string) => Promise<string>,
): Promise<string> {
  const texts = await Promise.all([...html.matchAll(LINK)].map(([, , href = ""]) => sheet(href)));
  let at = 0;
  return html.replaceAll(
    LINK,
    (_, link: string) => `<style>${texts[at++]?.trim()}</style><link disabled="" ${link}`,
  );
}

/** Inline scripts and style sheets of a page. */
export type InlineCode = { scripts: Buffer[]; styles: Buffer[] };

export function inlineCode(html: Buffer): InlineCode {
  const scripts = elements(html, "script").filter(
    ({ attributes }) => !/\bsrc\s*=/i.test(attributes) && !isData(attributes),
  );
  const content = (element: { content: Buffer }) => element.content;
  return { scripts: scripts.map(content), styles: elements(html, "style").map(content) };
}

function elements(html: Buffer, tag: "script" | "style"): { attributes: string; content: Buffer }[] {
  const found: { attributes: string; content: Buffer }[] = [];
  for (let start = html.indexOf(`<${tag}`); start !== -1; ) {
    const tagEnd = html.indexOf(">", start) + 1;
    const end = html.indexOf(`</${tag}>`, tagEnd);
    if (tagEnd === 0 || end === -1) break;
    const attributes = html.toString("utf8", start + tag.length + 1, tagEnd - 1);
    found.push({ attributes, content: html.subarray(tagEnd, end) });
    start = html.indexOf(`<${tag}`, end);
  }
  return found;
}

/** JSON-LD is not executed, so the policy does not cover it. */
function isData(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type !== undefined && !["module", "text/javascript", "importmap", "speculationrules"].includes(type);
}

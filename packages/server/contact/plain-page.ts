import type { BuiltBrand } from "@stoneyard/enquiry/built-site.ts";
import type { Language } from "../languages.ts";

/** The page's style sheet in the brand's look; `plainPageHeaders` allows it by its hash. */
export function plainPageStyle({ style }: BuiltBrand): string {
  return `${style}${STYLE}`;
}

const STYLE = `
:root { color-scheme: light }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 44rem; padding: 1.75rem 1.25rem 5rem; background: var(--paper); color: var(--ink);
  font: 400 1.0625rem/1.55 var(--face-text) }
.brand { margin: 0 0 3.5rem; font: 300 1.5rem/1 var(--face-headings); letter-spacing: -.02em }
.capitals { font-size: 1.125rem; letter-spacing: .14em; text-transform: uppercase }
h1 { font: 300 2.5rem/1.05 var(--face-headings); letter-spacing: -.022em; margin: 0 0 1rem }
label { display: block; margin-top: 1.75rem }
label, .label { font-size: .875rem; color: var(--ink-muted) }
.label { margin: 2rem 0 0 }
input, textarea { display: block; width: 100%; margin-top: .25rem; padding: .6rem 0; font: inherit; color: inherit;
  background: none; border: 0; border-bottom: 1px solid var(--control-line); border-radius: 0 }
[aria-invalid] { border-bottom: 2px solid var(--danger) }
.number { margin: .25rem 0 1rem; font: 300 2.5rem/1.1 var(--face-headings); letter-spacing: -.01em }
.wrong { margin: .4rem 0 0; color: var(--danger) }
.bait { position: absolute; left: -999rem }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 4px }
button { margin-top: 2.25rem; min-height: 52px; padding: 0 28px; font: inherit; cursor: pointer;
  background: var(--ink); color: var(--paper); border: 1px solid var(--ink) }
a { color: var(--accent) }
`;

/**
 * A page that the server writes itself: in the brand's look, without scripts, not indexed.
 * @param content HTML below the heading
 */
export function plainPage(
  { title, brand, language }: { title: string; brand: BuiltBrand; language: Language },
  content: string,
): string {
  return `<!doctype html>
<html lang="${language.htmlLang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(`${brand.name} | ${title}`)}</title>
<meta name="theme-color" content="${escapeHtml(brand.paper)}">
<link rel="icon" href="/icons/icon.svg" type="image/svg+xml">
<style>${plainPageStyle(brand)}</style>
</head>
<body>
${brandHtml(brand)}
<main>
<h1>${escapeHtml(title)}</h1>
${content}
</main>
</body>
</html>
`;
}

/** @param to the page that the form stands on */
export function backLink(to: string, { say }: Language): string {
  return `<p><a href="${escapeHtml(to)}">${escapeHtml(say("server.page.back"))}</a></p>`;
}

/** The logo, or the name set in type, as at the top of pages. */
function brandHtml({ name, lettering, logo }: BuiltBrand): string {
  if (logo) {
    const { file, width, height } = logo;
    return `<p class="brand"><img src="${escapeHtml(file)}" width="${width}" height="${height}" alt="${escapeHtml(name)}"></p>`;
  }
  if (lettering === "capitals") return `<p class="brand capitals">${escapeHtml(name)}</p>`;
  const plain = lettering === "plain" ? name.length : lettering === "italic" ? 0 : name.lastIndexOf(" ") + 1;
  const italic = name.slice(plain);
  return `<p class="brand">${escapeHtml(name.slice(0, plain))}${italic && `<i>${escapeHtml(italic)}</i>`}</p>`;
}

export function escapeHtml(text: string): string {
  const entities: Record<string, string> = {
    "&": "&amp;",
    "<": "&lt;",
    ">": "&gt;",
    '"': "&quot;",
    "'": "&#39;",
  };
  return text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);
}

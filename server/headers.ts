import { createHash } from "node:crypto";

type Headers = Record<string, string>;

/** The map of the contact page; no other frame may be shown. */
const MAP = "https://www.openstreetmap.org";

const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/**
 * Headers of every answer; those of pages take the place of this strictest policy. `siteUrl` tells whether visitors come
 * by TLS: only then may HSTS be promised.
 */
export function baseHeaders(siteUrl: string): Headers {
  return {
    "content-security-policy": STRICTEST,
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "cross-origin-resource-policy": "same-origin",
    ...(isTls(siteUrl) ? { "strict-transport-security": `max-age=${TWO_YEARS_S}` } : {}),
  };
}

/** Headers of a script, which count where it runs as a worker: it may fetch what the site has, and nothing else. */
export const SCRIPT_HEADERS = { "content-security-policy": `${STRICTEST}; connect-src 'self'` };

/** What the headers of all pages depend on: the site's origin, and that of the server for enquiries. */
export type PageContext = {
  siteUrl: string;
  /** Origin of the server for enquiries, where that is not the pages' own. */
  apiUrl?: string;
};

/**
 * Headers of a page: what it may load and do. Scripts and style sheets in the HTML are allowed by their
 * hashes, so that no other inline one counts. Only the pages with tables in 3D may compile WebAssembly and start XR.
 */
export function pageHeaders(path: string, html: Buffer, { siteUrl, apiUrl }: PageContext): Headers {
  const in3d = /^(\/\w+)?\/models$/.test(path);
  // The page asks whether the map can be reached before it shows its frame.
  const maps = /^(\/\w+)?\/contact$/.test(path) ? [MAP] : [];
  const scripts = inlineScripts(html).map(sha256Source);
  const sheets = inlineStyles(html).map(sha256Source);
  const api = apiUrl === undefined ? [] : [apiUrl];
  const policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...new Set(scripts), ...(in3d ? ["'wasm-unsafe-eval'"] : [])],
    "style-src": ["'self'", ...new Set(sheets)],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api, ...maps, ...(in3d ? ["blob:", "data:"] : [])],
    "manifest-src": ["'self'"],
    "frame-src": [MAP],
    ...(in3d ? { "worker-src": ["'self'", "blob:"] } : {}),
    ...LOCKED,
    "form-action": ["'self'", ...api],
    ...(isTls(siteUrl) ? { "upgrade-insecure-requests": [] } : {}),
  };
  return {
    "content-security-policy": serialise(policy),
    "permissions-policy": permissions(in3d),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  };
}

/**
 * Headers of a page that the server writes itself, with one inline style, typefaces and the logo of the site, and no script.
 * @param elsewhere origin on another host to which its form may lead, by a redirect
 */
export function plainPageHeaders(style: string, elsewhere: string[] = []): Headers {
  const policy = {
    "default-src": ["'none'"],
    "style-src": [sha256Source(style)],
    "font-src": ["'self'"],
    "img-src": ["'self'"],
    ...LOCKED,
    "form-action": ["'self'", ...elsewhere],
  };
  return {
    "content-security-policy": serialise(policy),
    "permissions-policy": permissions(false),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  };
}

const LOCKED = {
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

function inlineScripts(html: Buffer): Buffer[] {
  return elements(html, "script").flatMap(({ attributes, content }) =>
    /\bsrc\s*=/i.test(attributes) || isData(attributes) ? [] : [content],
  );
}

function inlineStyles(html: Buffer): Buffer[] {
  return elements(html, "style").map(({ content }) => content);
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

/** JSON-LD and the like are not run, so the policy does not ask about them. */
function isData(attributes: string): boolean {
  const type = /\btype\s*=\s*["']?([^"'\s>]+)/i.exec(attributes)?.[1]?.toLowerCase();
  return type !== undefined && !["module", "text/javascript", "importmap", "speculationrules"].includes(type);
}

function sha256Source(content: string | Buffer): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

function serialise(policy: Record<string, string[]>): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

function permissions(in3d: boolean): string {
  const denied = [
    "accelerometer",
    "camera",
    "geolocation",
    "gyroscope",
    "magnetometer",
    "microphone",
    "payment",
  ];
  return [...denied.map((name) => `${name}=()`), `xr-spatial-tracking=(${in3d ? "self" : ""})`].join(", ");
}

function isTls(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}

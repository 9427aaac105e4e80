import { createHash } from "node:crypto";
import { HASHED_FOLDERS } from "@stoneyard/enquiry/built-site.ts";

/** Inline scripts and style sheets of a page. */
type InlineCode = { scripts: Buffer[]; styles: Buffer[] };

export type Headers = Record<string, string>;

/** What headers depend on: the site's origin, and that of the server for enquiries where it is another. */
export type Origins = { siteUrl: string; apiUrl?: string };

/** The map of the contact page; no other frame may be shown. */
const MAP = "https://www.openstreetmap.org";

const STRICTEST = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const TWO_YEARS_S = 2 * 365 * 24 * 60 * 60;

/**
 * The table of caching and policies: the first row that fits an address says what its file is sent with, beside the headers
 * of every answer (`baseHeaders`). `paths` are written as hosts of static files read them. Pages are the last row, as only
 * they need to be looked into.
 */
export const FILE_RULES: readonly { paths: readonly string[]; headers: Headers }[] = [
  ...HASHED_FOLDERS.map((folder) => ({
    paths: [`/${folder}/*`],
    headers: { "cache-control": "public, max-age=31536000, immutable" },
  })),
  { paths: ["/*"], headers: { "cache-control": "public, max-age=300" } },
];

/** The type of each kind of file of the site, by the ending of its name: what other servers know of them differs. */
export const FILE_TYPES: Readonly<Record<string, string>> = {
  html: "text/html; charset=utf-8",
  js: "application/javascript; charset=utf-8",
  mjs: "application/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  json: "application/json; charset=utf-8",
  txt: "text/plain; charset=utf-8",
  xml: "application/xml",
  webmanifest: "application/manifest+json",
  avif: "image/avif",
  jpg: "image/jpeg",
  png: "image/png",
  svg: "image/svg+xml",
  webp: "image/webp",
  ico: "image/vnd.microsoft.icon",
  woff2: "font/woff2",
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
};

export const OTHER_TYPE = "application/octet-stream";

/** A script's policy counts where it runs as a worker: it may fetch what the site has, and nothing else. */
export const SCRIPT_HEADERS: Headers = {
  "content-security-policy": `${STRICTEST}; connect-src 'self'`,
};

/** What pages of an address are allowed beside the others: tables in 3D are decoded by WebAssembly, the map is a frame. */
const PAGE_RULES = [
  {
    paths: /^(\/\w+)?\/models$/,
    policy: {
      "script-src": ["'wasm-unsafe-eval'"],
      "connect-src": ["blob:", "data:"],
      "worker-src": ["'self'", "blob:"],
    },
    permissions: { "xr-spatial-tracking": "(self)" },
  },
  // The page asks whether the map can be reached before it shows its frame.
  { paths: /^(\/\w+)?\/contact$/, policy: { "frame-src": [MAP], "connect-src": [MAP] } },
] satisfies { paths: RegExp; policy: Policy; permissions?: Record<string, string> }[];

type Policy = Record<string, string[]>;

const DENIED = [
  "accelerometer",
  "camera",
  "geolocation",
  "gyroscope",
  "magnetometer",
  "microphone",
  "payment",
];

/**
 * Headers of every answer; those of pages take the place of this strictest policy. Only where visitors come by TLS may HSTS
 * be promised.
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

export function fileHeaders(address: string): Headers {
  const rule = FILE_RULES.find(({ paths }) => paths.some((path) => address.startsWith(path.slice(0, -1))));
  return { ...rule?.headers, ...(/\.m?js$/.test(address) ? SCRIPT_HEADERS : {}) };
}

/** Headers of a page: its scripts and style sheets within the HTML are allowed by their hashes, so that no others count. */
export function pageHeaders(address: string, html: Buffer, origins: Origins): Headers {
  const rule = PAGE_RULES.find(({ paths }) => paths.test(address));
  return {
    "cache-control": "public, max-age=0, must-revalidate",
    "content-security-policy": pagePolicy(inlineCode(html), rule?.policy ?? {}, origins),
    ...documentHeaders(rule && "permissions" in rule ? rule.permissions : {}),
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
    "cache-control": "no-store",
    "content-security-policy": serialise(policy),
    ...documentHeaders({}),
  };
}

const LOCKED = {
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
  "frame-ancestors": ["'none'"],
};

function pagePolicy({ scripts, styles }: InlineCode, more: Policy, { siteUrl, apiUrl }: Origins): string {
  const api = apiUrl === undefined ? [] : [apiUrl];
  const hashes = (texts: Buffer[]) => [...new Set(texts.map(sha256Source))];
  const policy: Policy = {
    "default-src": ["'none'"],
    "script-src": ["'self'", ...hashes(scripts)],
    "style-src": ["'self'", ...hashes(styles)],
    "img-src": ["'self'", "data:", "blob:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...api],
    "manifest-src": ["'self'"],
    ...LOCKED,
    "form-action": ["'self'", ...api],
    ...(isTls(siteUrl) ? { "upgrade-insecure-requests": [] } : {}),
  };
  for (const [directive, sources] of Object.entries(more))
    policy[directive] = [...(policy[directive] ?? []), ...sources];
  return serialise(policy);
}

function documentHeaders(permissions: Record<string, string>): Headers {
  const all = { ...Object.fromEntries(DENIED.map((name) => [name, "()"])), "xr-spatial-tracking": "()" };
  return {
    "permissions-policy": Object.entries({ ...all, ...permissions })
      .map(([name, who]) => `${name}=${who}`)
      .join(", "),
    "cross-origin-opener-policy": "same-origin",
    "x-frame-options": "DENY",
  };
}

function sha256Source(content: string | Buffer): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}

function serialise(policy: Policy): string {
  return Object.entries(policy)
    .map(([directive, sources]) => [directive, ...sources].join(" "))
    .join("; ");
}

function isTls(siteUrl: string): boolean {
  return siteUrl.startsWith("https:");
}

function inlineCode(html: Buffer): InlineCode {
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

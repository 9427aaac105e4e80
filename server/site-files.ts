import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join, sep } from "node:path";
import { baseHeaders, type PageContext, pageHeaders } from "./headers.ts";
import { isText, readCompressed } from "./precompress.ts";

/** A file of text, held in memory in its compressed forms, each with all its headers ready. */
export type TextFile = { kind: "text"; headers: Headers; br: ReadyForm; gz: ReadyForm };
export type ReadyForm = { headers: Headers; body: Buffer };

type Headers = Record<string, string>;

/** A picture, model or font, streamed from disk. */
export type DiskFile = { kind: "disk"; headers: Headers; path: string; size: number };

/** The built site: what each address answers. Only what is in here is ever served. */
export type SiteFiles = {
  /** By URL path, decoded: `/`, `/granit` (a page), `/assets/x.js`. */
  files: Map<string, TextFile | DiskFile>;
  /** Old addresses, in lower case, and where they are now. */
  redirects: Map<string, string>;
};

const TYPES: Record<string, string> = {
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  mjs: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  svg: "image/svg+xml",
  json: "application/json",
  xml: "application/xml",
  txt: "text/plain; charset=utf-8",
  webmanifest: "application/manifest+json",
  data: "text/x-script; charset=utf-8",
  avif: "image/avif",
  webp: "image/webp",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  ico: "image/x-icon",
  woff2: "font/woff2",
  glb: "model/gltf-binary",
  usdz: "model/vnd.usdz+zip",
  hdr: "application/octet-stream",
  wasm: "application/wasm",
};

/** Files read at once while loading. */
const WORKERS = 16;

/**
 * Loads the site built into `dist`: `client/` and, if there, `redirects.json` (`{from: to}`). Compresses what
 * the build has not. Throws when there is no built site.
 */
export async function loadSite(dist: string, siteUrl: string): Promise<SiteFiles> {
  const client = join(dist, "client");
  const entries = await readdir(client, { recursive: true, withFileTypes: true }).catch(() => {
    throw new Error(`There is no built site in ${client}: run npm run build first`);
  });
  const names = entries
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1));

  const files: SiteFiles["files"] = new Map();
  const styles = await viewerStyles(client, names);
  const queue = names.values();
  const work = async () => {
    for (const name of queue) {
      const url = urlOf(name);
      files.set(url, await loadFile(join(client, name), url, { siteUrl, styles }));
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  return { files, redirects: await loadRedirects(join(dist, "redirects.json")) };
}

/**
 * The style sheets that scripts write into the page as they are. The 3D viewer has one, for its shadow tree;
 * its page must allow it by hash, and nobody could keep that hash up to date by hand.
 */
async function viewerStyles(client: string, names: string[]): Promise<string[]> {
  const scripts = names.filter((name) => /^assets[/\\].*\.m?js$/.test(name));
  const texts = await Promise.all(scripts.map((name) => readFile(join(client, name), "utf8")));
  return texts.flatMap((text) => [...text.matchAll(/<style>([^`$]*?)<\/style>/g)].map(([, css = ""]) => css));
}

function urlOf(name: string): string {
  const path = `/${name.split(sep).join("/")}`;
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

async function loadFile(path: string, url: string, page: PageContext): Promise<TextFile | DiskFile> {
  const type = TYPES[/\.([^.]+)$/.exec(path)?.[1] ?? ""] ?? "application/octet-stream";
  const headers = { "content-type": type, "cache-control": cacheControl(url, type) };
  if (!isText(path)) {
    const { size, mtimeMs } = await stat(path);
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { kind: "disk", headers: { ...headers, etag, "accept-ranges": "bytes" }, path, size };
  }
  const content = await readFile(path);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const ofPage = type.startsWith("text/html") ? pageHeaders(url, content.toString(), page) : {};
  // The tag is weak: the same one stands for each of the compressed forms.
  const all = { ...headers, etag: `W/"${hash}"`, vary: "accept-encoding", ...ofPage };
  const ready = (encoding: string, body: Buffer): ReadyForm => ({
    headers: {
      ...baseHeaders(page.siteUrl),
      ...all,
      "content-encoding": encoding,
      "content-length": String(body.length),
    },
    body,
  });
  return {
    kind: "text",
    headers: all,
    br: ready("br", await readCompressed(path, content, "br")),
    gz: ready("gzip", await readCompressed(path, content, "gz")),
  };
}

/** Names under `/assets` and `/images` carry a hash of their content, so these never change. */
function cacheControl(url: string, type: string): string {
  if (/^\/(assets|images)\//.test(url)) return "public, max-age=31536000, immutable";
  if (type.startsWith("text/html")) return "public, max-age=0, must-revalidate";
  return "public, max-age=300";
}

async function loadRedirects(path: string): Promise<Map<string, string>> {
  const text = await readFile(path, "utf8").catch(() => "{}");
  const pairs: [string, unknown][] = Object.entries(JSON.parse(text));
  return new Map(pairs.map(([from, to]) => [from.toLowerCase(), String(to)]));
}

import { createHash } from "node:crypto";
import {
  closeSync,
  existsSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  statSync,
} from "node:fs";
import { join, resolve, sep } from "node:path";
import { type Brand, loadBrand } from "./brand.ts";
import type { FileOnDisk } from "./disk.ts";
import { baseHeaders, type PageContext, pageHeaders, SCRIPT_HEADERS } from "./headers.ts";
import { type Languages, loadLanguages } from "./languages.ts";
import { compressedFile, isText, readCompressed } from "./precompress.ts";
import { loadRoomPreviews, type RoomPreviews } from "./room-preview.ts";
import { type BuiltVisits, loadVisits } from "./visits.ts";

/**
 * A file of text. What nearly everyone asks for is held in memory with all its headers ready; gzip is streamed from disk
 * where the build has made it.
 */
export type TextFile = {
  kind: "text";
  headers: Headers;
  br: ReadyForm;
  gz: ReadyForm | StoredForm;
  disk: FileOnDisk;
};
/** `head` has names and values in turn, the form in which Node writes them soonest. */
export type ReadyForm = { head: string[]; body: Buffer };
export type StoredForm = { headers: Headers; disk: FileOnDisk };

type Headers = Record<string, string>;

/** A picture, model or font, streamed from disk. */
export type DiskFile = { kind: "disk"; headers: Headers; disk: FileOnDisk };

/** The built site: what each address answers. Only what is in here is ever served. */
export type SiteFiles = {
  /** By URL path, decoded: `/`, `/granit` (a page), `/assets/x.js`. */
  files: Map<string, TextFile | DiskFile>;
  /** Old addresses, in lower case, and where they are now. */
  redirects: Map<string, string>;
  languages: Languages;
  brand: Brand;
  roomPreviews?: RoomPreviews;
  /** When visitors may come; null where no visits are taken. */
  visits: BuiltVisits | null;
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
};

/** Files compressed at once, as many as zlib has threads. */
const WORKERS = 4;

/**
 * Loads the site built into `dist`: `client/`, `languages.json`, `brand.json` and, if there, `redirects.json` (`{from: to}`).
 * Compresses what the build has not. A newer build puts the site aside as `<dist>.last`, where its files are still found. Throws when there is no built site, or texts are missing in it.
 */
export async function loadSite(dist: string, siteUrl: string, apiUrl?: string): Promise<SiteFiles> {
  const client = join(dist, "client");
  const retired = join(`${resolve(dist)}.last`, "client");
  const names = listFiles(client);
  const languages = loadLanguages(dist);
  const brand = loadBrand(dist);
  const read = createReader();
  const page = { siteUrl, ...(apiUrl && { apiUrl }) };
  const files: SiteFiles["files"] = new Map();
  const queue = names.values();
  const work = async () => {
    for (const name of queue) {
      const url = urlOf(name);
      const file = await loadFile(join(client, name), url, page, read);
      if (file.kind === "disk") file.disk.retired = join(retired, name);
      files.set(url, file);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, work));
  const redirects = loadRedirects(join(dist, "redirects.json"));
  const roomPreviews = loadRoomPreviews(dist);
  return {
    files,
    redirects,
    languages,
    brand,
    visits: loadVisits(dist),
    ...(roomPreviews && { roomPreviews }),
  };
}

/** Names below `client`, without the compressed forms. Throws when there is no such directory. */
function listFiles(client: string): string[] {
  try {
    const entries = readdirSync(client, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(client.length + 1));
  } catch (error) {
    throw new Error(`There is no built site in ${client}: run npm run build first`, { cause: error });
  }
}

type Reader = (path: string) => Buffer;

/**
 * Reads whole files, each into the same memory: what was read is valid until the next call. A thousand pages are looked
 * at once and never again; each in a buffer and with promises of its own, they would leave the process a third larger.
 */
function createReader(): Reader {
  let memory = Buffer.allocUnsafeSlow(256 * 1024);
  return (path) => {
    const descriptor = openSync(path, "r");
    try {
      const { size } = fstatSync(descriptor);
      if (size > memory.length) memory = Buffer.allocUnsafeSlow(size);
      return memory.subarray(0, readSync(descriptor, memory, 0, size, 0));
    } finally {
      closeSync(descriptor);
    }
  };
}

function urlOf(name: string): string {
  const path = `/${name.split(sep).join("/")}`;
  return path.endsWith("/index.html") ? path.slice(0, -"/index.html".length) || "/" : path;
}

async function loadFile(
  path: string,
  url: string,
  page: PageContext,
  read: Reader,
): Promise<TextFile | DiskFile> {
  const type = TYPES[/\.([^.]+)$/.exec(path)?.[1] ?? ""] ?? "application/octet-stream";
  const headers = { "content-type": type, "cache-control": cacheControl(url, type) };
  const { size, mtimeMs } = statSync(path);
  const disk = { path, size, mtimeMs };
  if (!isText(path)) {
    const etag = `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
    return { kind: "disk", headers: { ...headers, etag, "accept-ranges": "bytes" }, disk };
  }
  const content = read(path);
  const hash = createHash("sha256").update(content).digest("base64url").slice(0, 22);
  const own = type.startsWith("text/html")
    ? pageHeaders(url, content, page)
    : isScript(type)
      ? SCRIPT_HEADERS
      : {};
  // The tag is weak: the same one stands for each of the compressed forms.
  const all = { ...headers, etag: `W/"${hash}"`, vary: "accept-encoding", ...own };
  const headersOf = (encoding: string, length: number): Headers => ({
    ...baseHeaders(page.siteUrl),
    ...all,
    "content-encoding": encoding,
    "content-length": String(length),
  });
  const ready = (encoding: string, body: Buffer) => ({
    head: Object.entries(headersOf(encoding, body.length)).flat(),
    body,
  });
  const gz = compressedFile(path, "gz");
  return {
    kind: "text",
    headers: all,
    br: ready("br", await readCompressed(path, "br")),
    gz: gz
      ? { headers: headersOf("gzip", gz.size), disk: gz }
      : ready("gzip", await readCompressed(path, "gz")),
    disk,
  };
}

function isScript(type: string): boolean {
  return type.startsWith("text/javascript");
}

/** Folders whose files carry a hash of their content in their names, so that they never change. */
export const UNCHANGING = ["assets", "images", "room-layers"];
const IS_UNCHANGING = new RegExp(`^/(${UNCHANGING.join("|")})/`);

function cacheControl(url: string, type: string): string {
  if (IS_UNCHANGING.test(url)) return "public, max-age=31536000, immutable";
  if (type.startsWith("text/html")) return "public, max-age=0, must-revalidate";
  return "public, max-age=300";
}

function loadRedirects(path: string): Map<string, string> {
  const pairs: [string, unknown][] = existsSync(path)
    ? Object.entries(JSON.parse(readFileSync(path, "utf8")))
    : [];
  return new Map(pairs.map(([from, to]) => [from.toLowerCase(), String(to)]));
}

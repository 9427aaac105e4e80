/**
 * `SITE_URL=… [API_URL=…] npm run static-hosting [-- dist]` writes what a host of static files needs so that it answers
 * as this server does: `dist/client/_headers`, `_redirects` and `404.html`, as several hosts read them, and
 * `dist/nginx.conf`.
 */
import { copyFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { missingPage } from "./files.ts";
import { baseHeaders, SCRIPT_HEADERS } from "./headers.ts";
import { loadSite, type SiteFiles, UNCHANGING } from "./site-files.ts";

type Headers = Record<string, string>;

/** Set by every such host itself, from the file. */
const OF_FILE = ["content-type", "etag", "vary", "accept-ranges"];

/** A file's own headers: what it has beside those of every answer, or otherwise than they say. */
function ownHeaders(headers: Headers): [string, string][] {
  return Object.entries(headers).filter(([name]) => !OF_FILE.includes(name));
}

/**
 * A line for each path, its headers below it. No path gets a header by two of the lines that fit it: some hosts would join
 * the values, others take the later one.
 */
export function headersFile({ files }: SiteFiles, base: Headers): string {
  const block = (path: string, headers: [string, string][]) =>
    [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const { "content-security-policy": _ofPages, ...everywhere } = base;
  const folders = UNCHANGING.map((folder) =>
    block(`/${folder}/*`, [["cache-control", "public, max-age=31536000, immutable"]]),
  );
  const pages = [...files].filter(([, { headers }]) => isPage(headers));
  return `${[
    block("/*", Object.entries(everywhere)),
    ...folders,
    ...pages.map(([path, { headers }]) => block(path, ownHeaders(headers))),
  ].join("\n\n")}\n`;
}

export function redirectsFile({ redirects }: SiteFiles): string {
  return [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join("");
}

/** To be included within `http`: policies by page, then a server that wants its `listen` and certificate. */
export function nginxConfig({ files, redirects, languages }: SiteFiles, base: Headers, root: string): string {
  const quoted = (value: string) => `"${value.replaceAll(/["\\$]/g, "\\$&")}"`;
  const map = (name: string, header: string, ofScripts = "") => {
    const lines = [...files]
      .filter(([, { headers }]) => isPage(headers))
      .map(([path, { headers }]) => `  ${join(path, "index.html")} ${quoted(headers[header] ?? "")};`);
    const otherwise = base[header] === undefined ? "" : `  default ${quoted(base[header])};\n`;
    return `map $uri $${name} {\n${otherwise}${ofScripts}${lines.join("\n")}\n}`;
  };
  const missing = languages.all.map((language) => ({
    pathPrefix: language.pathPrefix,
    page: `${missingPage(language)}/index.html`,
  }));
  const { "content-security-policy": _byPage, ...everywhere } = base;
  const added = Object.entries(everywhere).map(
    ([name, value]) => `    add_header ${name} ${quoted(value)} always;`,
  );
  return `# Written by server/static-hosting.ts; include it within http { }.
map_hash_max_size 8192;
map_hash_bucket_size 256;
${map("stoneyard_policy", "content-security-policy", `  ~\\.m?js$ ${quoted(SCRIPT_HEADERS["content-security-policy"])};\n`)}
${map("stoneyard_permissions", "permissions-policy")}
${map("stoneyard_opener", "cross-origin-opener-policy")}
${map("stoneyard_frame", "x-frame-options")}
map $status:$uri $stoneyard_cache {
  default no-store;
  ~^301: "public, max-age=3600";
  ~^(200|206|304|404):.*\\.html$ "public, max-age=0, must-revalidate";
  ~^(200|206|304):/(${UNCHANGING.join("|")})/ "public, max-age=31536000, immutable";
  ~^(200|206|304): "public, max-age=300";
}
map $uri $stoneyard_moved {
${[...redirects].map(([from, to]) => `  ${from} ${to};`).join("\n")}
}
map $uri $stoneyard_missing {
${missing.map(({ pathPrefix, page }) => `  ${pathPrefix ? `~^${pathPrefix}/` : "default"} ${page};`).join("\n")}
}
server {
  include stoneyard-listen.conf;
  root ${root};
  gzip_static on;
  index index.html;
  types {
    text/html html; text/javascript js mjs; text/css css; image/svg+xml svg; image/avif avif; image/jpeg jpg;
    image/png png; image/x-icon ico; font/woff2 woff2; application/json json; application/xml xml; text/plain txt;
    application/manifest+json webmanifest; text/x-script data; model/gltf-binary glb; model/vnd.usdz+zip usdz;
  }
  charset utf-8;
  charset_types text/javascript text/css text/plain text/x-script;
  absolute_redirect off;
  # Headers are set here and not for the whole server: what the process answers in a location of yours has its own.
  location / {
${added.join("\n")}
    add_header content-security-policy $stoneyard_policy always;
    add_header permissions-policy $stoneyard_permissions always;
    add_header cross-origin-opener-policy $stoneyard_opener always;
    add_header x-frame-options $stoneyard_frame always;
    add_header cache-control $stoneyard_cache always;
    error_page 404 $stoneyard_missing;
    if ($stoneyard_moved) { return 301 $stoneyard_moved; }
    rewrite ^(/.+)/(index\\.html)?$ $1 permanent;
    try_files $uri $uri/index.html =404;
    # Of the root the line above would make //index.html, which the maps do not know.
    location = / { try_files /index.html =404; }
${missing.map(({ page }) => `    location = ${page} { internal; }`).join("\n")}
  }
}
`;
}

function isPage(headers: Headers): boolean {
  return headers["content-type"]?.startsWith("text/html") ?? false;
}

async function write(dist: string, siteUrl: string, apiUrl: string | undefined): Promise<void> {
  const site = await loadSite(dist, siteUrl, apiUrl);
  const base = baseHeaders(siteUrl);
  const client = resolve(dist, "client");
  await writeFile(join(client, "_headers"), headersFile(site, base));
  await writeFile(join(client, "_redirects"), redirectsFile(site));
  // Many such hosts answer an unknown address with this file; one alone for all languages.
  await copyFile(join(client, "404", "index.html"), join(client, "404.html"));
  await writeFile(join(dist, "nginx.conf"), nginxConfig(site, base, client));
  console.log(`Written: ${dist}/client/_headers, _redirects and 404.html, ${dist}/nginx.conf`);
}

if (import.meta.main) {
  const { SITE_URL, API_URL } = process.env;
  if (!SITE_URL) throw new Error("SITE_URL is missing: the origin of the pages, such as https://example.com");
  await write(process.argv[2] ?? "dist", new URL(SITE_URL).origin, API_URL && new URL(API_URL).origin);
}

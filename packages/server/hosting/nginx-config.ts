import { join } from "node:path";
import { missingPage } from "@stoneyard/enquiry/built-site.ts";
import { FILE_RULES, FILE_TYPES, OTHER_TYPE, SCRIPT_HEADERS } from "./headers.ts";
import { type HostedSite, NEARLY_A_PAGE } from "./hosted-site.ts";

/**
 * To be included within `http`: the headers of each file as maps, and a server that still needs `listen` and a certificate.
 */
export function nginxConfig(site: HostedSite): string {
  const { base, redirects, languages, client } = site;
  const names = [...new Set([base, ...site.pages.map(({ headers }) => headers)].flatMap(Object.keys))];
  const missing = languages.all.map(({ pathPrefix }) => ({
    pathPrefix,
    address: missingPage(pathPrefix),
    page: `${missingPage(pathPrefix)}/index.html`,
  }));
  const addHeader = (name: string) => `    add_header ${name} $stoneyard_${variable(name)} always;`;
  return `# Written by npm run static-hosting; include it within http { }.
map_hash_max_size 8192;
map_hash_bucket_size 256;
${names.map((name) => headerMap(name, site)).join("\n")}
map $uri $stoneyard_moved {
${[...redirects].map(([from, to]) => `  ${from} ${to};`).join("\n")}
}
map $uri $stoneyard_missing {
${missing.map(({ pathPrefix, page }) => `  ${pathPrefix ? `~^${pathPrefix}/` : "default"} ${page};`).join("\n")}
}
server {
  include stoneyard-listen.conf;
  root ${quoted(client)};
  gzip_static on;
  gzip_vary on;
  index index.html;
  types {
${Object.entries(FILE_TYPES)
  .map(([ending, type]) => `    ${quoted(type)} ${ending};`)
  .join("\n")}
  }
  default_type ${OTHER_TYPE};
  absolute_redirect off;
  # Headers are set here and not for the whole server: what the process answers in a location of yours has its own.
  location / {
${names.map(addHeader).join("\n")}
    error_page 404 $stoneyard_missing;
    if ($stoneyard_moved) { return 301 $stoneyard_moved$is_args$args; }
    rewrite ${NEARLY_A_PAGE} $1 permanent;
    rewrite ^/index\\.html$ / permanent;
    try_files $uri $uri/index.html =404;
    # Of the root the line above would make //index.html, which the maps do not know.
    location = / { try_files /index.html =404; }
${missing
  .flatMap(({ address, page }) => [
    `location = ${address} { return 404; }`,
    `location = ${page} { internal; }`,
  ])
  .map((line) => `    ${line}`)
  .join("\n")}
  }
}
`;
}

/** The values of a header: pages by their own line, other files by their kind. */
function headerMap(name: string, site: HostedSite): string {
  if (name === "cache-control") return cacheMap(site);
  const ofScripts = SCRIPT_HEADERS[name];
  const lines = [
    ...line("default", site.base[name]),
    ...(ofScripts ? line("~\\.m?js$", ofScripts) : []),
    ...pageLines(name, site),
  ];
  return `map $uri $stoneyard_${variable(name)} {\n${lines.join("\n")}\n}`;
}

/** One line for all pages with the same value, else a line each. */
function pageLines(name: string, { pages }: HostedSite): string[] {
  const values = new Set(pages.map(({ headers }) => headers[name]));
  const [value] = values;
  if (values.size === 1) return line("~\\.html$", value);
  return pages.flatMap(({ address, headers }) => line(fileOf(address), headers[name]));
}

/** The file of a page, or of all in a folder, as a map reads it. */
function fileOf(address: string): string {
  const folder = address.endsWith("/*") && address.slice(0, -2);
  return folder ? `~^${folder}/[^/]+/index\\.html$` : join(address, "index.html");
}

/** Caching of redirects and missing pages differs from that of files. */
function cacheMap({ pages }: HostedSite): string {
  const isThere = "~^(200|206|304)";
  const lines = [
    "  default no-store;",
    ...line("~^301:", "public, max-age=3600"),
    ...line("~^(200|206|304|404):.*\\.html$", pages[0]?.headers["cache-control"]),
    ...FILE_RULES.flatMap(({ paths, headers }) =>
      paths.flatMap((path) => line(`${isThere}:${path.slice(0, -1)}`, headers["cache-control"])),
    ),
  ];
  return `map $status:$uri $stoneyard_cache_control {\n${lines.join("\n")}\n}`;
}

function line(of: string, value: string | undefined): string[] {
  return value === undefined ? [] : [`  ${of} ${quoted(value)};`];
}

const quoted = (value: string) => `"${value.replaceAll(/["\\$]/g, "\\$&")}"`;
const variable = (name: string) => name.replaceAll("-", "_");

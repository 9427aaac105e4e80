/**
 * `SITE_URL=… [API_URL=…] npm run static-hosting [-- dist]` writes what another server of the built files needs so that it
 * answers as this one does: `dist/client/_headers`, `_redirects` and `404.html`, as hosts of static files read them, and
 * `dist/nginx.conf` and `dist/Caddyfile` to include.
 */
import { copyFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { originOf } from "@stoneyard/enquiry/origin.ts";
import { caddyConfig } from "./caddy-config.ts";
import { FILE_RULES, type Headers, type Origins } from "./headers.ts";
import { type HostedSite, readHostedSite } from "./hosted-site.ts";
import { nginxConfig } from "./nginx-config.ts";

/**
 * A line for each path, its headers below it. No path gets a header by two of the lines that fit it: some hosts would join
 * the values, others take the later one. So what differs from page to page stands with the pages alone.
 */
export function headersFile({ base, pages }: HostedSite): string {
  const { "content-security-policy": _ofPages, ...everywhere } = base;
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join("\n");
  const folders = FILE_RULES.flatMap(({ paths, headers }) => paths.map((path) => ({ path, headers })));
  return `${[
    block("/*", everywhere),
    ...folders.filter(({ path }) => path !== "/*").map(({ path, headers }) => block(path, headers)),
    ...pages.map(({ address, headers }) => block(address, headers)),
  ].join("\n\n")}\n`;
}

export function redirectsFile({ redirects }: Pick<HostedSite, "redirects">): string {
  return [...redirects].map(([from, to]) => `${from} ${to} 301\n`).join("");
}

async function write(dist: string, origins: Origins): Promise<void> {
  const site = await readHostedSite(dist, origins);
  await writeFile(join(site.client, "_headers"), headersFile(site));
  await writeFile(join(site.client, "_redirects"), redirectsFile(site));
  // Many such hosts answer an unknown address with this file; one alone for all languages.
  await copyFile(join(site.client, "404", "index.html"), join(site.client, "404.html"));
  await writeFile(join(dist, "nginx.conf"), nginxConfig(site));
  await writeFile(join(dist, "Caddyfile"), caddyConfig(site));
  console.log(
    `Written: ${dist}/client/_headers, _redirects and 404.html, ${dist}/nginx.conf and ${dist}/Caddyfile.\nA server that reads one of them must be reloaded now: the old policy forbids the new pages their style.`,
  );
}

if (import.meta.main) {
  const { SITE_URL, API_URL } = process.env;
  if (!SITE_URL) throw new Error("SITE_URL is missing: the origin of the pages, such as https://example.com");
  await write(process.argv[2] ?? "dist", {
    siteUrl: originOf("SITE_URL", SITE_URL),
    ...(API_URL && { apiUrl: originOf("API_URL", API_URL) }),
  });
}

import { glob, readFile } from "node:fs/promises";
import { join, sep } from "node:path";
import { baseHeaders, type Headers, type Origins, pageHeaders } from "./headers.ts";
import { loadSite, type Site } from "./site.ts";

export type HostedSite = Pick<Site, "client" | "redirects" | "languages"> & {
  /** Headers of every answer; a page's own headers override them. */
  base: Headers;
  pages: readonly { address: string; headers: Headers }[];
};

export async function readHostedSite(dist: string, origins: Origins): Promise<HostedSite> {
  const { client, redirects, languages } = loadSite(dist);
  const pages: { address: string; headers: Headers }[] = [];
  for await (const name of glob("**/index.html", { cwd: client })) {
    const address = `/${name.split(sep).join("/")}`.replace(/\/index\.html$/, "") || "/";
    pages.push({ address, headers: pageHeaders(address, await readFile(join(client, name)), origins) });
  }
  pages.sort((one, other) => (one.address < other.address ? -1 : 1));
  return { client, redirects, languages, base: baseHeaders(origins.siteUrl), pages };
}

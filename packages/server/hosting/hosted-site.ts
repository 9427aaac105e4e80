import { glob, readFile } from "node:fs/promises";
import { dirname, join, sep } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { missingPage } from "@stoneyard/enquiry/built-site.ts";
import { loadSite, type Site } from "../site.ts";
import { baseHeaders, type Headers, type Origins, pageHeaders } from "./headers.ts";

export type HostedSite = Pick<Site, "client" | "redirects" | "languages"> & {
  /** Headers of every answer; a page's own headers override them. */
  base: Headers;
  pages: readonly HostedPage[];
};

/** `/slabs/*` stands for a folder's pages that all have the same headers: a yard may have 10,000. */
type HostedPage = { address: string; headers: Headers };

/**
 * The address of a page that ends in a slash or `index.html`, as nginx and Caddy read it; first comes the page itself. What
 * no page is called has no place in a redirect: `//host`, and `/\host` with or without a tab, are other sites to a browser.
 */
export const NEARLY_A_PAGE = "^((/[\\w-]+)+)/+(index\\.html)?$";

export async function readHostedSite(dist: string, origins: Origins): Promise<HostedSite> {
  const { client, redirects, languages } = loadSite(dist);
  const html = (address: string) => readFile(join(client, address, "index.html"));
  const pages: HostedPage[] = [];
  for await (const name of glob("**/index.html", { cwd: client })) {
    const address = `/${name.split(sep).join("/")}`.replace(/\/index\.html$/, "") || "/";
    pages.push({ address, headers: pageHeaders(address, await html(address), origins) });
  }
  const folded = [...Map.groupBy(pages, ({ address }) => dirname(address))].map(async ([folder, own]) => {
    const [first] = own;
    const isAlike = own.length > 1 && own.every(({ headers }) => isDeepStrictEqual(headers, first?.headers));
    const isAll = pages.filter(({ address }) => address.startsWith(`${folder}/`)).length === own.length;
    if (!first || !isAlike || !isAll) return own;
    // An unknown address in it gets them too.
    const missing = await html(missingPage(languages.byPath(folder).pathPrefix));
    const both = Buffer.concat([await html(first.address), missing]);
    return { address: `${folder}/*`, headers: pageHeaders(first.address, both, origins) };
  });
  const lines = (await Promise.all(folded)).flat();
  lines.sort((one, other) => (one.address < other.address ? -1 : 1));
  return { client, redirects, languages, base: baseHeaders(origins.siteUrl), pages: lines };
}

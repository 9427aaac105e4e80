import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_SITE } from "@stoneyard/enquiry/built-site.ts";

/** What to say when the site was built for another address than it is served at; null when it was not, or is not known. */
export async function builtForAnother(dist: string, siteUrl: string): Promise<string | null> {
  const built = await readFile(join(dist, BUILT_SITE.builtFor), "utf8").catch(() => siteUrl);
  if (built === siteUrl) return null;
  return (
    `The site was built for ${built}, and SITE_URL is ${siteUrl}: canonical links, previews and the sitemap name the ` +
    `first. Build it again with SITE_URL=${siteUrl}, or set SITE_URL to the address that visitors use.`
  );
}

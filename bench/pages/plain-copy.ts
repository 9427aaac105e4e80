import { readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * What a careful hand would write for the same page: its HTML with every preload and its style sheets inline, no script
 * but the language's.
 */
export async function plainCopy(client: string, path: string): Promise<string> {
  const html = await readFile(join(client, path, "index.html"), "utf8");
  return html
    .replaceAll(/<link [^>]*rel="(modulepreload|stylesheet)"[^>]*>/g, "")
    .replaceAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g, (whole, attributes: string, code: string) =>
      attributes.includes("ld+json") || code.includes("firstTime") ? whole : "",
    )
    .replaceAll(/<!--.*?-->/g, "");
}

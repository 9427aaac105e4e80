import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import type { TextFile } from "./site-files.ts";

export type ChangedPage = { headers: Record<string, string>; body: Buffer };
type Encoding = "br" | "gz" | null;

/** What to change in a page; the same `key` means the same change. */
export type Change = { key: string; apply: (html: string) => string };

/** Links that are shared are asked for by several readers at once, and seldom later. */
const MOST_KEPT = 50;

const COMPRESS: Record<"br" | "gz", (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gz: (html) => gzipSync(html),
};

/** Makes pages that differ by their query from the ones that were built, and keeps the last of them. */
export function createChangedPages(): (page: TextFile, change: Change, encoding: Encoding) => ChangedPage {
  const kept = new Map<string, ChangedPage>();
  return (page, change, encoding) => {
    const key = [page.disk.path, change.key, encoding].join(" ");
    const made = kept.get(key) ?? changedPage(page, change, encoding);
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

function changedPage(page: TextFile, change: Change, encoding: Encoding): ChangedPage {
  const html = change.apply(brotliDecompressSync(page.br.body).toString());
  const hash = createHash("sha256").update(html).digest("base64url").slice(0, 22);
  return {
    headers: {
      ...page.headers,
      etag: `W/"${hash}"`,
      ...(encoding && { "content-encoding": encoding === "br" ? "br" : "gzip" }),
    },
    body: encoding ? COMPRESS[encoding](html) : Buffer.from(html),
  };
}

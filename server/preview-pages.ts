import { createHash } from "node:crypto";
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from "node:zlib";
import { type Preview, withPreview } from "./room-preview.ts";
import type { TextFile } from "./site-files.ts";

export type PreviewPage = { headers: Record<string, string>; body: Buffer };
type Encoding = "br" | "gz" | null;

/** Links that are shared are asked for by several readers at once, and seldom later. */
const MOST_KEPT = 50;

const COMPRESS: Record<"br" | "gz", (html: string) => Buffer> = {
  br: (html) => brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gz: (html) => gzipSync(html),
};

/** Makes pages with another preview picture, and keeps the last of them. */
export function createPreviewPages(): (page: TextFile, preview: Preview, encoding: Encoding) => PreviewPage {
  const kept = new Map<string, PreviewPage>();
  return (page, preview, encoding) => {
    const key = [page.disk.path, preview.query, encoding].join(" ");
    const made = kept.get(key) ?? previewPage(page, preview, encoding);
    kept.delete(key);
    kept.set(key, made);
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return made;
  };
}

function previewPage(page: TextFile, preview: Preview, encoding: Encoding): PreviewPage {
  const html = withPreview(brotliDecompressSync(page.br.body).toString(), preview);
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

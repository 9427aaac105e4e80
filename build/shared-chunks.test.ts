import { expect, test } from "vitest";
import { sharedChunk } from "./shared-chunks.ts";

/** Who imports what: pages `page-1` to `page-6` and the root are entries. */
const IMPORTS: Record<string, string[]> = {
  "/site/app/root.tsx?client-route": ["/site/app/root.tsx"],
  "/site/app/root.tsx": ["header", "locale"],
  header: ["flag"],
  "/site/app/entry.client.tsx": ["requests"],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((page) => [`page-${page}`, page === 1 ? ["picture", "map"] : ["picture"]]),
  ),
  picture: ["sizes", "/site/node_modules/react/index.js"],
  sizes: ["picture"],
};

const modules = {
  getModuleInfo: (id: string) => ({
    isEntry: /^page|client/.test(id),
    importers: Object.keys(IMPORTS).filter((importer) => IMPORTS[importer]?.includes(id)),
  }),
};

test.each<[id: string, chunk: string | null, what: string]>([
  ["/site/app/root.tsx", "shell", "the root"],
  ["flag", "shell", "what the root needs by another module"],
  ["sizes", "shell", "what many pages need, in a circle too"],
  ["map", null, "what one page needs"],
  ["requests", null, "what the entry alone needs"],
  ["/site/app/entry.client.tsx", null, "the entry"],
  ["/site/node_modules/react/index.js", "framework", "a package of every page"],
])("%s is in %s: %s", (id, chunk) => {
  expect(sharedChunk(id, modules)).toBe(chunk);
});

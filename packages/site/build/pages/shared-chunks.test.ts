import { expect, test } from "vitest";
import { sharedChunk } from "./shared-chunks.ts";

/** Who imports what: pages `page-1` to `page-6` and the client are entries. */
const IMPORTS: Record<string, string[]> = {
  "/packages/site/render/client.tsx": ["header", "locale"],
  header: ["flag"],
  ...Object.fromEntries(
    [1, 2, 3, 4, 5, 6].map((page) => [`page-${page}`, page === 1 ? ["picture", "map"] : ["picture"]]),
  ),
  picture: ["sizes", "/node_modules/react/index.js"],
  sizes: ["picture"],
};

const modules = {
  getModuleInfo: (id: string) => ({
    isEntry: /^page|client/.test(id),
    importers: Object.keys(IMPORTS).filter((importer) => IMPORTS[importer]?.includes(id)),
  }),
};

test.each<[id: string, chunk: string | null, what: string]>([
  ["/packages/site/render/client.tsx", "shell", "the client"],
  ["flag", "shell", "what the client needs by another module"],
  ["sizes", "shell", "what many pages need, in a circle too"],
  ["map", null, "what one page needs"],
  ["/node_modules/react/index.js", "framework", "a package of every page"],
])("%s is in %s: %s", (id, chunk) => {
  expect(sharedChunk(id, modules)).toBe(chunk);
});

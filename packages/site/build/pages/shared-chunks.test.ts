import { expect, test } from "vitest";
import { sharedChunk } from "./shared-chunks.ts";

/** Who imports what. */
const IMPORTS: Record<string, string[]> = {
  "/packages/site/render/client.tsx": ["header", "locale"],
  header: ["flag"],
  flag: ["header"],
  home: ["picture"],
  about: ["picture"],
  picture: ["sizes", "/node_modules/react/index.js"],
  sizes: ["picture"],
};

const modules = {
  getModuleInfo: (id: string) => ({
    importers: Object.keys(IMPORTS).filter((importer) => IMPORTS[importer]?.includes(id)),
  }),
};

test.each<[id: string, chunk: string | null, what: string]>([
  ["/packages/site/render/client.tsx", "shell", "the client"],
  ["flag", "shell", "what the client needs by another module, in a circle too"],
  ["sizes", null, "what pages need"],
  ["/node_modules/react/index.js", "framework", "a package of every page"],
])("%s is in %s: %s", (id, chunk) => {
  expect(sharedChunk(id, modules)).toBe(chunk);
});

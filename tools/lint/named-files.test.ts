import { existsSync } from "node:fs";
import { glob, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const DOCUMENTS = ["*.md", "bench/*.md", "content/*.md", "docs/**/*.md", "studio/*.md"];

/** A path of the project in backticks, or the address of a link that stays within the project. */
const NAMED =
  /`(?<path>(?:packages|tests|tools|bench|deploy|docs)\/[\w./-]+\.\w+)`|\]\((?!\w+:|#)(?<link>[^)#\s]+)/g;

test("what documents name is there", async () => {
  const missing: string[] = [];
  let seen = 0;
  for await (const document of glob(DOCUMENTS)) {
    for (const { groups: { path, link = "" } = {} } of (await readFile(document, "utf8")).matchAll(NAMED)) {
      seen++;
      if (!existsSync(path ?? join(dirname(document), link))) missing.push(`${document}: ${path ?? link}`);
    }
  }
  expect(seen).toBeGreaterThan(100);
  expect(missing).toEqual([]);
});

import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { addViewerLicences } from "./viewer-licences.ts";

/** The list of licences that becomes of this one. */
async function completed(list: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "licences-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "third-party-licences.txt");
  await writeFile(file, list);
  await addViewerLicences(folder);
  return readFile(file, "utf8");
}

test("with the viewer browsers get three.js and Lit, whose licences want to be told with them", async () => {
  const before = "# Licenses\n\n## @google/model-viewer - 4.4.0 (Apache-2.0)\n\nApache License\n";
  const list = await completed(before);
  expect(list.startsWith(before)).toBe(true);
  expect(list).toMatch(
    /\n## three - [\d.]+ \(MIT\)\n\nThe MIT License\n\nCopyright © [\d-]+ three\.js authors\n/,
  );
  expect(list).toMatch(/\n## lit - [\d.]+ \(BSD-3-Clause\)\n\nBSD 3-Clause License\n/);
  expect(list.match(/^## /gm)).toHaveLength(7);
});

test("a site without tables has no viewer, and its list stays", async () => {
  expect(await completed("# Licenses\n\n## react - 19.3.1 (MIT)\n")).not.toContain("three");
});

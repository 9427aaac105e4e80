import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { staticSections } from "./static-sections.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "stoneyard-sections-"));
});
afterEach(() => rm(folder, { recursive: true }));

/** The text of the files that a page is bundled to. */
async function bundle(files: Record<string, string>): Promise<string> {
  for (const [name, code] of Object.entries(files)) await writeFile(join(folder, name), code);
  const bundled = await build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    resolve: { alias: { "@stoneyard/site/render/built-section.tsx": join(folder, "built-section.tsx") } },
    plugins: [staticSections()],
    build: { write: false, rolldownOptions: { input: join(folder, "page.ts") } },
  });
  const [output] = [bundled].flat();
  if (!output || !("output" in output)) throw new Error("Nothing was bundled.");
  return output.output.map((file) => ("code" in file ? file.code : String(file.source))).join("\n");
}

const PAGE = {
  "built-section.tsx": 'export const builtSection = (name: string) => "built " + name;',
  "page.ts": 'import { Facts, Head } from "./facts.static.tsx"; console.log(Facts, Head);',
  "facts.static.tsx":
    'import { row } from "./row.tsx"; export const Facts = staticSection(function Facts() { return row("Hardness"); }); export const Head = inHead(() => row("Title"));',
  "row.tsx": 'import styles from "./row.module.css"; export const row = (name: string) => name + styles.row;',
  "row.module.css": ".row { color: red; }",
};

test("a static section leaves its style sheets, and nothing of its script", async () => {
  const text = await bundle(PAGE);
  expect(text).toMatch(/built .*Facts/);
  expect(text).toMatch(/_row\w*\{color:red\}/);
  expect(text).not.toMatch(/Hardness|Title/);
});

test("what would do something ends the build, with the chain of imports", async () => {
  const row = 'import { useState } from "react"; export const row = () => useState(0);';
  await expect(bundle({ ...PAGE, "row.tsx": row })).rejects.toThrow(
    /A static section would use useState:\n.*facts\.static\.tsx\n {2}imports .*row\.tsx/,
  );
});

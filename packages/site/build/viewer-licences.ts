import { appendFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { SOFTWARE } from "@stoneyard/site/shell/software.ts";

const VIEWER = "@google/model-viewer";

/** Packages in the viewer's own bundle, of which a build sees one file alone, and where their licences are. */
const IN_VIEWER = new Map([
  ...["@lit/reactive-element", "@monogrid/gainmap-js", "lit", "lit-element", "lit-html"].map(
    (name) => [name, `node_modules/${name}/LICENSE`] as const,
  ),
  // It is not installed (tools/setup/install.mjs).
  ["three", "packages/site/ui/model-viewer/three-LICENSE.txt"],
]);

/** Adds the licences of what the viewer is made of to those of the packages in `folder`, where the viewer is among them. */
export async function addViewerLicences(folder: string): Promise<void> {
  const list = join(folder, SOFTWARE.licences);
  if (!(await readFile(list, "utf8")).includes(`\n## ${VIEWER} `)) return;
  const { packages } = JSON.parse(await readFile("package-lock.json", "utf8"));
  for (const [name, file] of IN_VIEWER) {
    const { version, license } = packages[`node_modules/${name}`];
    await appendFile(list, `\n## ${name} - ${version} (${license})\n\n${await readFile(file, "utf8")}`);
  }
}

import { mkdir, readdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { expect, test } from "vitest";
import { copyModels } from "./models.ts";

const MODEL = "models/club-round-80-carrara.glb";

/** What is served of the models of the small content with these changes. */
async function servedModels(changes: Record<string, string | null>) {
  const contentDir = await writeTestContent(changes);
  const publicDir = join(contentDir, "../public");
  await mkdir(join(publicDir, "models"), { recursive: true });
  await writeFile(join(publicDir, "models/of-before.glb"), "");
  await copyModels(await readContent(contentDir), { contentDir, publicDir });
  return readdir(join(publicDir, "models")).catch(() => undefined);
}

test("models are served with their light, and nothing that is beside them in the folder", async () => {
  const beside = [".DS_Store", "._club.glb", "README.md", "made.yaml", "Thumbs.db"];
  const changes = [...beside, "studio.hdr", "club.usdz"].map((name) => [`models/${name}`, ""]);
  expect(await servedModels(Object.fromEntries(changes))).toEqual([
    "club-round-80-carrara.glb",
    "club.usdz",
    "studio.hdr",
  ]);
});

test("a site without a folder of models is built, one without tables serves none", async () => {
  expect(await servedModels({ [MODEL]: null })).toEqual([]);
  expect(await servedModels({ "tables.yaml": "finishes: []\ngroups: []\n" })).toBeUndefined();
});

test("a build whose models cannot be read ends, rather than leave them out", async () => {
  await expect(servedModels({ [MODEL]: null, models: "" })).rejects.toThrow("ENOTDIR");
});

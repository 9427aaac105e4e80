import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { editorSchemas, writeSchemas } from "./write-schemas.ts";

test("the editor knows which schema each file has", async () => {
  const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(editorSchemas());
  await writeSchemas();
  for (const file of Object.keys(editorSchemas()))
    expect(JSON.parse(await readFile(file, "utf8")), file).toHaveProperty("title");
  expect(settings["yaml.customTags"]).toEqual(["!sample scalar"]);
});

import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { editorSchemas, jsonSchemas } from "./json-schemas.ts";

test("content/schemas is up to date (npm run schemas writes it)", async () => {
  const schemas = jsonSchemas();
  expect((await readdir("content/schemas")).filter((file) => file.endsWith(".json")).sort()).toEqual(
    [...schemas.keys()].sort(),
  );
  for (const [file, text] of schemas)
    expect(await readFile(`content/schemas/${file}`, "utf8"), file).toBe(text);
});

test("the editor knows which schema each file has", async () => {
  const settings = JSON.parse(await readFile(".vscode/settings.json", "utf8"));
  expect(settings["yaml.schemas"]).toEqual(editorSchemas());
  expect(settings["yaml.customTags"]).toEqual(["!sample scalar"]);
});

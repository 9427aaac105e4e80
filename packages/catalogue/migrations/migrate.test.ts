import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "../check.ts";
import { TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { fillPictures } from "../testing/pictures.ts";
import { migrateContent } from "./migrate.ts";

const RULES = TEST_CONTENT["suitability.yaml"] ?? "";
const OLD_RULES = RULES.replace(
  "- { verdict: well",
  '- { own: { en: "It is {rock}.", sr: "Kamen: {rock}." }, verdict: well',
);

async function oldContent(format = "format: 7\n"): Promise<string> {
  return writeTestContent({ "format.yaml": format, "suitability.yaml": OLD_RULES });
}

test("a rule keeps its sentence for all stones, not the one for a single stone", async () => {
  const dir = await oldContent();
  expect((await checkContent(dir)).report).toContain("run npm run migrate:content");
  expect(await migrateContent(dir)).toEqual(["format.yaml", "suitability.yaml"]);
  expect(await readFile(join(dir, "suitability.yaml"), "utf8")).toBe(RULES);
  await fillPictures(dir);
  expect(await checkContent(dir)).toMatchObject({ ok: true });
});

test("a second run changes nothing", async () => {
  const dir = await oldContent();
  await migrateContent(dir);
  expect(await migrateContent(dir)).toEqual([]);
});

test("a file whose number was raised by a merge, but whose form is old, is changed all the same", async () => {
  const dir = await oldContent();
  await writeFile(join(dir, "format.yaml"), TEST_CONTENT["format.yaml"] ?? "");
  expect(await migrateContent(dir)).toEqual(["suitability.yaml"]);
});

test.each([
  ["a newer form", "format: 99\n", "install the newer release that wrote them"],
  ["a form of before the first release", "format: 3\n", "run npm run migrate:content of release 1.1.0 first"],
  ["the first form, which had no number", null, "run npm run migrate:content of release 1.1.0 first"],
])("content of %s is not called by this release's number", async (_, format, fix) => {
  const dir = await writeTestContent({ "format.yaml": format });
  await expect(migrateContent(dir)).rejects.toThrow(fix);
  expect((await checkContent(dir)).report).toContain(fix);
});

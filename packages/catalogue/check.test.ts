import { rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checkContent } from "./check.ts";
import { writeTestContent } from "./testing/content.ts";
import { fillPictures } from "./testing/pictures.ts";

test("good content gives counts and the samples that are still in place", async () => {
  const dir = await writeTestContent();
  await fillPictures(dir);
  const { ok, report } = await checkContent(dir);
  expect(ok).toBe(true);
  expect(report).toContain("6 stones in 6 families");
  expect(report).toContain("31 pictures: 31 by the owner, 0 rendered");
  expect(report).toContain("4 sample values to replace");
  expect(report).toContain("content/site.yaml:4  company › legalName: Test d.o.o.");
});

test("a picture that is missing is named at the line that asks for it, and no other mistake is made of it", async () => {
  const dir = await writeTestContent();
  await fillPictures(dir);
  await rm(join(dir, "pictures/interiors/101.png"));
  expect(await checkContent(dir)).toEqual({
    ok: false,
    report: [
      "content/interiors.yaml:5  there is no picture interiors/101  →  put content/pictures/interiors/101.avif there (or .jpg, .png, .webp; 1600 x 1067 pixels)",
      "",
      "1 problem in the content.",
    ].join("\n"),
  });
});

test("a table without a model of one of its finishes is named at its line", async () => {
  const dir = await writeTestContent({ "models/club-round-80-carrara.glb": null });
  await fillPictures(dir);
  expect(await checkContent(dir)).toEqual({
    ok: false,
    report: [
      "content/tables.yaml:8  there is no model club-round-80-carrara.glb  →  put content/models/club-round-80-carrara.glb there (binary glTF, in metres)",
      "",
      "1 problem in the content.",
    ].join("\n"),
  });
});

import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { family } from "@stoneyard/catalogue/kinds/family.ts";
import { home } from "@stoneyard/catalogue/kinds/site.ts";
import { stone } from "@stoneyard/catalogue/kinds/stone.ts";
import { slug } from "@stoneyard/catalogue/kinds/text.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { emptyValue, formOf } from "../screens/fields/schema-form.ts";
import { testProject } from "../testing/project.ts";
import { readOverview } from "./overview.ts";

test("what a field refers to is chosen by its title, in both languages", async () => {
  const { content } = await testProject();
  for (const [code, top] of [
    ["en", "worktop"],
    ["sr", "radna ploča"],
  ])
    await writeFile(
      join(content.dir, `messages/${code}/room-view.json`),
      JSON.stringify({ surfaces: { top } }),
    );
  expect((await readOverview(content, "sr")).words["surface.top"]).toBe("radna ploča");
  const { referred } = await readOverview(content, "sr");
  expect(referred.stone).toContainEqual({ value: "marble/carrara", label: "Carrara" });
  expect(referred.familyStone).toContainEqual({
    value: "carrara",
    label: "Carrara",
    within: "families/marble.yaml",
  });
  expect(referred.family).toContainEqual({ value: "marble", label: "Porodica" });
  expect(referred.prose).toContainEqual({ value: "about-quality", label: "O nama: kvalitet" });
  expect(referred.country).toContainEqual({ value: "IT", label: "Italija" });
  const countries = referred.country.map(({ label }) => label);
  expect([new Set(countries).size, countries.includes("Evropska unija")]).toEqual([countries.length, false]);
  // As the language has it, in which Č is a letter of its own.
  expect(countries.indexOf("Čad")).toBeGreaterThan(countries.indexOf("Crna Gora"));
  expect(referred.source.map(({ within }) => within)).toEqual(["suitability.yaml", "care.yaml"]);
  expect((await readOverview(content, "en")).referred.country).toContainEqual({
    value: "RS",
    label: "Serbia",
  });
  for (const [to, choices] of Object.entries(referred)) {
    expect(
      choices.filter(({ label }) => label === "" || label.includes("undefined")),
      to,
    ).toEqual([]);
  }
});

test("of a file with a mistake nothing can be chosen, and everything else can", async () => {
  const { content } = await testProject();
  const mistakes = ["groups: a: b\n", "groups: [&a { key: marble, title: { en: A, sr: B } }, *a]\n"];
  for (const wrong of mistakes) {
    for (const file of ["rocks.yaml", "facets.yaml", "messages/en/room-view.json"])
      await writeFile(join(content.dir, file), wrong);
    const { referred, words } = await readOverview(content, "en");
    expect([referred.rock, words]).toEqual([[], {}]);
    expect(referred.stone).toContainEqual({ value: "marble/carrara", label: "Carrara" });
  }
});

test("a reference keeps its field where it may be left out; another key is typed", () => {
  expect(formOf(family.shape.cover, "carrara")).toEqual({ form: "reference", to: "familyStone" });
  expect(formOf(family.shape.prose, undefined)).toEqual({ form: "reference", to: "prose" });
  expect(formOf(home.shape.materials, [])).toMatchObject({ form: "list" });
  expect(formOf(home.shape.materials.element, "marble")).toEqual({ form: "reference", to: "family" });
  expect(formOf(stone.shape.title, "Carrara")).toEqual({ form: "text" });
  expect(formOf(slug, "carrara")).toEqual({ form: "text" });
  const second = z.object({ en: z.string(), sr: z.string().optional() });
  expect([emptyValue(second), emptyValue(z.boolean())]).toEqual([{ en: "" }, false]);
  // Of a record every key may be left out.
  expect(emptyValue(z.record(z.enum(["a", "b"]), z.number()))).toEqual({});
});

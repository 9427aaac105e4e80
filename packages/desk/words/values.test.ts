import { stone } from "@stoneyard/catalogue/kinds/stone.ts";
import { expect, test } from "vitest";
import { z } from "zod";
import { readOverview } from "../local-server/overview.ts";
import { bareSchema } from "../screens/fields/schema-form.ts";
import { testProject } from "../testing/project.ts";
import { choiceWords, numberWords } from "./values.ts";

test("a value that two fields have is called as its own field calls it", async () => {
  const { words } = await readOverview((await testProject()).content, "sr");
  expect(choiceWords("frost", "sensitive", words, "sr")).toBe("samo za enterijer");
  expect(choiceWords("acid", "sensitive", words, "sr")).not.toBe("samo za enterijer");
  for (const key of ["slip", "withoutFinish"])
    expect(choiceWords(key, "polished", words, "sr")).toBe(choiceWords("finishes", "polished", words, "sr"));
  expect(choiceWords("stains", "medium", words, "sr")).not.toBe(
    choiceWords("lightness", "medium", words, "sr"),
  );
});

test("a year is written as it is, a number that is none in groups", () => {
  expect([2026, 9999, 10_000, 1_234_567].map(numberWords)).toEqual([
    ...["2026", "9999", "10\u202f000", "1\u202f234\u202f567"],
  ]);
});

test("every value that a stone's form offers has Serbian words", async () => {
  const { words } = await readOverview((await testProject()).content, "sr");
  const unnamed = Object.entries(stone.shape).flatMap(([key, schema]) => {
    const field = bareSchema(schema);
    const values = field instanceof z.ZodArray ? bareSchema(field.element) : field;
    const keys = field instanceof z.ZodRecord ? field.keyType : values;
    if (!(keys instanceof z.ZodEnum)) return [];
    return keys.options.filter((value) => choiceWords(key, value, words, "sr") === value);
  });
  expect(unnamed).toEqual([]);
});

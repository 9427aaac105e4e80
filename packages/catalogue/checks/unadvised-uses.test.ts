import { expect, test } from "vitest";
import { readContent } from "../read.ts";
import { TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { sampleContent } from "../testing/sample.ts";

const FILE = "accessories/ashtrays.yaml";

test("an accessory of which nobody has said how large and how heavy it is, is told, and stops nothing", async () => {
  const text = TEST_CONTENT[FILE] ?? "";
  const warningsWithout = async (...lines: RegExp[]) => {
    const changed = lines.reduce((left, line) => left.replace(line, ""), text);
    const { warnings } = await readContent(await writeTestContent({ [FILE]: changed }));
    return warnings.map(({ message }) => message);
  };
  expect(await warningsWithout()).toEqual([]);
  expect(await warningsWithout(/ +weight:.*\n/)).toEqual(["brown: visitors do not read its weight"]);
  expect(await warningsWithout(/ +weight:.*\n/, / +size:.*\n/)).toEqual([
    "brown: visitors do not read its size and weight",
  ]);
});

test("every accessory that the project comes with says both", async () => {
  const { accessories } = await sampleContent();
  const models = accessories.flatMap((category) => category.models);
  expect(models.filter(({ size, weight }) => size === undefined || weight === undefined)).toEqual([]);
});

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

test("a picture of several stones is right where one of them suits its use", async () => {
  const tabs =
    TEST_CONTENT["interiors.yaml"]?.replace("key: kitchens", "key: kitchens\n    use: worktop") ?? "";
  const soft = `${TEST_CONTENT["stones/marble/carrara.yaml"]}suitability:
  worktop: { verdict: not-advised, why: { en: Too soft., sr: Premek. } }
`;
  const warningsWith = async (interiors: string) => {
    const dir = await writeTestContent({ "interiors.yaml": interiors, "stones/marble/carrara.yaml": soft });
    return (await readContent(dir)).warnings.map(({ line, message }) => `${line} ${message}`);
  };
  const both = tabs.replaceAll("[marble/carrara]", "[marble/carrara, granit/tan-brown]");
  expect(await warningsWith(both)).toEqual([]);
  expect(await warningsWith(both.replace(", granit/tan-brown", ""))).toEqual([
    "6 marble/carrara: not advised for worktop",
  ]);
});

test("every accessory that the project comes with says both", async () => {
  const { accessories } = await sampleContent();
  const models = accessories.flatMap((category) => category.models);
  expect(models.filter(({ size, weight }) => size === undefined || weight === undefined)).toEqual([]);
});

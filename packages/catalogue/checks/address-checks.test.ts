import { expect, test } from "vitest";
import { readContent } from "../read.ts";
import { problemsWith, TEST_CONTENT, writeTestContent } from "../testing/content.ts";
import { formerAddresses } from "./address-checks.ts";

const FAMILY = "families/marble.yaml";
const STONE = "stones/granit/tan-brown.yaml";
const written = (retired: string) => `${TEST_CONTENT[FAMILY]}retired:\n${retired}`;

test("a stone that is gone leads to another one or to its family, one that was renamed to itself", async () => {
  const dir = await writeTestContent({
    [FAMILY]: written("  - { slug: biancone, instead: granit/tan-brown }\n  - { slug: trani }\n"),
    [STONE]: `${TEST_CONTENT[STONE]}formerAddresses: [tan-braun]\n`,
  });
  expect(formerAddresses(await readContent(dir))).toEqual([
    { from: "granit/tan-braun", to: "granit/tan-brown" },
    { from: "marble/biancone", to: "granit/tan-brown" },
    { from: "marble/trani", to: "marble" },
  ]);
});

test("where a family has no stone left, its stones lead to all stones unless another is named", async () => {
  const empty = `${TEST_CONTENT[FAMILY]}`.replace(/stones:.*\n(?: +- .*\n)*/, "stones: []\n");
  const dir = await writeTestContent({
    "families/slate.yaml": `${empty}retired: [{ slug: black, instead: granit/tan-brown }, { slug: grey }]\n`,
  });
  expect(formerAddresses(await readContent(dir))).toEqual([
    { from: "slate/black", to: "granit/tan-brown" },
    { from: "slate/grey", to: "stones" },
  ]);
});

test("an address that is a page, leads twice or to nothing is told", async () => {
  const problems = await problemsWith({
    [FAMILY]: written(
      "  - { slug: carrara }\n  - { slug: trani }\n  - { slug: trani }\n  - { slug: siena, instead: marble/carara }\n",
    ),
  });
  expect(problems.map((said) => said.replace(/^[^ ]+ /, ""))).toEqual([
    expect.stringContaining("marble/carrara is a stone of the site"),
    expect.stringContaining("marble/trani is listed twice"),
    expect.stringMatching(/there is no stone marble\/carara to send visitors to.*write marble\/carrara/s),
  ]);
});

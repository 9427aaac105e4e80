import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PURPOSES, type Purpose, type Verdict } from "../kinds/purpose.ts";
import { sampleContent } from "../testing/sample.ts";
import { suitabilityOf } from "./suitability.ts";

const RECORD = "docs/suitability-review.md";
const WORDS: Readonly<Record<Verdict, string>> = { well: "well", care: "care", "not-advised": "no" };

const [head = [], , ...rows] = readFileSync(RECORD, "utf8")
  .split("\n")
  .filter((line) => line.startsWith("|"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );

test("sixty stones or more are reviewed, each once, in every use", () => {
  const keys = rows.map(([key]) => key);
  expect(head.slice(1, -1)).toEqual(PURPOSES);
  expect(new Set(keys).size).toBe(keys.length);
  expect(keys.length).toBeGreaterThanOrEqual(60);
});

test(`what the rules say of reviewed stones is what ${RECORD} says`, async () => {
  const content = await sampleContent();
  const derived = rows.flatMap(([key]) => {
    const stone = content.stones.find((each) => each.key === key);
    return PURPOSES.map((use) => said(key, use, stone && WORDS[suitabilityOf(stone, use, content).verdict]));
  });
  const reviewed = rows.flatMap(([key, ...verdicts]) =>
    PURPOSES.map((use, i) => said(key, use, verdicts[i])),
  );
  expect(derived).toEqual(reviewed);
});

function said(stone: string | undefined, use: Purpose, verdict: string | undefined): string {
  return `${stone} as ${use}: ${verdict}`;
}

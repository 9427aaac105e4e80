import { expect, test } from "vitest";
import { withFigures } from "./report.ts";

const PAGE = `| promise | command | last figure | date |
|---|---|---|---|
| warm build < 25 s | \`node bench/build.ts\` | 20 s | 2026-11-22 |
| warm build < 25 s | \`node bench/other.ts\` | 7 s | 2026-11-22 |
`;

test("a bench writes its figure into its own row and names promises without one", () => {
  const { page, missing } = withFigures(
    PAGE,
    "node bench/build.ts",
    [
      { promise: "warm build < 25 s", measured: "31 s", kept: false },
      { promise: "cold build < 120 s", measured: "99 s", kept: true },
    ],
    "2026-12-01",
  );
  expect(page).toBe(PAGE.replace("| 20 s | 2026-11-22 |", "| 31 s, broken | 2026-12-01 |"));
  expect(missing).toEqual(["cold build < 120 s"]);
});

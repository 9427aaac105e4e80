/**
 * Says in JSON which quick tests reach a file that differs from the last commit, or from the commit that is named: files of
 * unit tests and of browser tests; null where one is reached by no test, as then all are to run.
 */
import { execFileSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { reachedFrom } from "@stoneyard/bench/import-graph.ts";
import { PAGES, type PagePattern } from "@stoneyard/catalogue/site-pages.ts";
import { readOpenedScreens } from "./opened-screens.ts";

/** What every browser test runs: the server, the build, and what pages fetch. */
const BEHIND_EVERY_PAGE = [
  "tests/serve.ts",
  "packages/site/build/build.ts",
  ...globSync("packages/site/**/*.json*.ts"),
];
/** Nothing but the checks reads them; the map of opened screens is written by every run of all browser tests. */
const UNTESTED = /^(docs|bench|deploy)\/|^tests\/opened-screens\.txt$|^(?!content\/).*\.md$/;

const opened = readOpenedScreens();
const units = quickTests("*.test.ts", "*.test.tsx");
const specs = quickTests("tests/*.spec.ts");

const [since = "HEAD"] = process.argv.slice(2);
const changed = changedFiles();
if (changed.length === 0) {
  console.error(`Nothing that tests reach differs from ${since}.`);
  process.exit(1);
}
const reach = new Map([
  ...units.map((test) => [test, reachedFrom([test])] as const),
  ...specs.map((test) => [test, reachedFrom(rootsOf(test))] as const),
]);
// What a new browser test opens is not known yet.
const tests = [...reach].flatMap(([test, files]) =>
  changed.some((file) => files.has(file)) || (isSpec(test) && !opened.has(test)) ? [test] : [],
);
const unreached = changed.filter((file) => ![...reach.values()].some((files) => files.has(file)));
for (const file of unreached) console.error(`No quick test is known to reach ${file}: all of them run.`);
console.log(
  JSON.stringify(
    unreached.length > 0
      ? null
      : { units: tests.filter((test) => !isSpec(test)), browser: tests.filter(isSpec) },
  ),
);

function quickTests(...patterns: string[]): string[] {
  const files = gitFiles("ls-files", "--cached", "--others", "--exclude-standard", ...patterns);
  return files.filter((file) => !isSlow(file) && !file.startsWith("studio/") && existsSync(file));
}

function changedFiles(): string[] {
  const all = [
    ...gitFiles("diff", "--name-only", "--no-renames", since),
    ...gitFiles("ls-files", "--others", "--exclude-standard"),
  ];
  return [...new Set(all)].filter((file) => !UNTESTED.test(file) && !isSlow(file));
}

/** A browser test runs what it imports, and the screens that it opens: what they show and what they read. */
function rootsOf(spec: string): string[] {
  const screens = opened.get(spec)?.map((pattern) => PAGES[pattern as PagePattern].screen) ?? [];
  return [
    spec,
    ...BEHIND_EVERY_PAGE,
    ...screens.flatMap((screen) =>
      globSync(`packages/site/pages/${screen.replace(/\.static$/, "")}{,.static,.data.server}.{ts,tsx}`),
    ),
  ];
}

function gitFiles(...words: string[]): string[] {
  return execFileSync("git", words, { encoding: "utf8" }).split("\n").filter(Boolean);
}

function isSpec(file: string): boolean {
  return file.endsWith(".spec.ts");
}

function isSlow(file: string): boolean {
  return /\.slow\.(test|spec)\./.test(file);
}

/**
 * Makes one fault of `faults.ts` after another in a copy of the last commit, runs the unit tests that reach its file, those first
 * that reach little else, and tells which found it: `node bench/faults/run.ts [--browser] [word of a file's name]`. With
 * `--browser` what none of them finds is built, and the browser tests named beside the fault are run.
 */
import { spawnSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { linkPackages } from "@stoneyard/site/build/testing/link-project.ts";
import { reachedFrom } from "../import-graph.ts";
import { FAULTS, type Fault } from "./faults.ts";

const ROOT = join(import.meta.dirname, "../..");
const words = process.argv.slice(2);
const withBrowser = words.includes("--browser");
const [wanted = ""] = words.filter((word) => !word.startsWith("--"));
/** A hanging test has noticed. */
const LONGEST_MS = 600_000;
/** Tests that are tried first: they find most faults. */
const NEAREST = 3;
/** What is farther away runs for minutes and hardly ever finds a fault that the nearest tests do not. */
const MOST_TESTS = 25;
const REACH = new Map(
  globSync("packages/**/*.test.{ts,tsx}", { exclude: ["**/node_modules/**", "**/*.slow.*"] }).map((test) => [
    test,
    reachedFrom([test]),
  ]),
);

/** Files of unit tests that hold without any fault. */
const holding = new Set<string>();

const FOUND = ["unit", "browser", "not found", "no such words"] as const;
type Found = (typeof FOUND)[number];

const copy = join(mkdtempSync(join(tmpdir(), "faults-")), "copy");
succeed("git", ["worktree", "add", "--detach", "--quiet", copy, "HEAD"], ROOT);
await linkPackages(copy);
if (withBrowser && existsSync(join(ROOT, ".cache"))) symlinkSync(join(ROOT, ".cache"), join(copy, ".cache"));
try {
  const faults = FAULTS.filter(({ file }) => file.includes(wanted));
  const rows = faults.map((fault) => {
    const { found, by = "" } = tryOut(fault);
    console.log(`${found.padEnd(13)} ${fault.file}: ${shown(fault.right)} → ${shown(fault.wrong)}  ${by}`);
    return { kind: fault.kind, found };
  });
  console.log(`\n| kind | faults | ${FOUND.join(" | ")} |\n|---|${"---:|".repeat(FOUND.length + 1)}`);
  for (const [kind, of] of [...Map.groupBy(rows, ({ kind }) => kind), ["all", rows] as const])
    console.log(`| ${[kind, of.length, ...FOUND.map((each) => countOf(each, of))].join(" | ")} |`);
  process.exitCode = countOf("no such words", rows) > 0 ? 1 : 0;
} finally {
  spawnSync("git", ["worktree", "remove", "--force", copy], { cwd: ROOT });
  rmSync(dirname(copy), { recursive: true, force: true });
}

function tryOut(fault: Fault): { found: Found; by?: string | undefined } {
  const path = join(copy, fault.file);
  const text = existsSync(path) ? readFileSync(path, "utf8") : "";
  if (text.split(fault.right).length !== 2) return { found: "no such words" };
  const tests = testsOf(fault.file);
  writeFileSync(
    path,
    text.replace(fault.right, () => fault.wrong),
  );
  try {
    const by = failing(tests);
    if (by !== undefined) {
      writeFileSync(path, text);
      if (!holding.has(by) && failing([by]) !== undefined)
        return { found: "not found", by: `${by} fails as it is: mend it first` };
      holding.add(by);
      return { found: "unit", by };
    }
    if (!withBrowser || !fault.browser) return { found: "not found" };
    succeed("node", ["packages/site/build/build.ts"], copy);
    const { status } = run("playwright", ["test", `/${fault.browser}`]);
    return { found: status === 0 ? "not found" : "browser" };
  } finally {
    writeFileSync(path, text);
  }
}

/** Unit tests that reach a file: those in its folder, then those that reach little else. */
function testsOf(file: string): string[] {
  const tests = [...REACH].filter(([, reached]) => reached.has(file));
  const inOrder = tests.sort(([, one], [, other]) => one.size - other.size).map(([test]) => test);
  const { beside = [], elsewhere = [] } = Object.groupBy(inOrder, (test) =>
    dirname(test) === dirname(file) ? "beside" : "elsewhere",
  );
  return [...beside, ...elsewhere];
}

/** The first file of unit tests that fails. */
function failing(tests: readonly string[]): string | undefined {
  return failingOf(tests.slice(0, NEAREST)) ?? failingOf(tests.slice(NEAREST, MOST_TESTS));
}

function failingOf(tests: readonly string[]): string | undefined {
  if (tests.length === 0) return undefined;
  const { status, stdout, stderr } = run("vitest", ["run", "--bail=1", "--reporter=dot", ...tests]);
  return status === 0 ? undefined : (/packages\/\S+\.test\.tsx?/.exec(stderr + stdout)?.[0] ?? tests[0]);
}

/** @throws where it does not end well */
function succeed(program: string, given: string[], cwd: string): void {
  const { status, stderr } = run(program, given, cwd);
  if (status !== 0) throw new Error(`${program} ${given.join(" ")}: ${stderr}`);
}

function run(program: string, given: string[], cwd = copy) {
  const bin = join(ROOT, "node_modules/.bin");
  const env = { ...process.env, TESTS: "quick", PATH: `${bin}:${process.env.PATH}` };
  return spawnSync(program, given, { cwd, env, encoding: "utf8", timeout: LONGEST_MS, maxBuffer: 2 ** 26 });
}

function countOf(found: Found, rows: readonly { found: Found }[]): number {
  return rows.filter((row) => row.found === found).length;
}

function shown(words: string): string {
  return words.trim().replace(/\s+/g, " ") || "nothing";
}

/**
 * How long a build takes in a fresh copy of what is committed: with nothing made before, once more after it, and after a
 * stone's description has changed, as when an owner writes.
 * `node bench/build.ts`. Seconds hold on an idle machine; processor time tells more on a busy one.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { linkPackages } from "@stoneyard/site/build/testing/link-project.ts";
import { machine, table, type Verdict, verdicts } from "./report.ts";

const LIMITS_S = { cold: 120, warm: 25, "one text changed": 25 };
const TEXT = "content/stones/granit/magma.yaml";
const TICKS_PER_S = 100;

console.log(`${machine()}\n`);
const directory = mkdtempSync(join(tmpdir(), "stoneyard-build-"));
try {
  await copyCommitted(directory);
  const found: Verdict[] = [];
  const rows = [["build", "s", "processor, s"]];
  for (const kind of ["cold", "warm", "one text changed"] as const) {
    if (kind === "one text changed") changeText(join(directory, TEXT));
    const { seconds, cpu } = build(directory);
    rows.push([kind, seconds.toFixed(1), cpu.toFixed(1)]);
    const limit = LIMITS_S[kind];
    found.push({
      promise: `build, ${kind}: < ${limit} s`,
      measured: `${seconds.toFixed(1)} s`,
      kept: seconds < limit,
    });
  }
  console.log(`\n${table(rows)}\n\n${verdicts(found)}`);
} finally {
  rmSync(directory, { recursive: true, force: true });
}

async function copyCommitted(to: string): Promise<void> {
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 64e6 }).split("\0");
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
  await linkPackages(to);
}

function changeText(path: string): void {
  const text = readFileSync(path, "utf8");
  const changed = text.replace("One slab is enough", "A single slab is enough");
  if (changed === text) throw new Error(`${path} no longer says what this bench changes`);
  writeFileSync(path, changed);
}

function build(directory: string): { seconds: number; cpu: number } {
  const [started, before] = [performance.now(), childrenCpu()];
  const { status } = spawnSync(process.execPath, ["packages/site/build/build.ts"], {
    cwd: directory,
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`The build ended with code ${status}`);
  return { seconds: (performance.now() - started) / 1000, cpu: childrenCpu() - before };
}

/** Processor time of all children that have ended, and of theirs, seconds. */
function childrenCpu(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_S;
}

/**
 * How long a build takes in a fresh copy of what is committed: with nothing made before, once more after it, and after a
 * stone's description has changed, as when an owner writes.
 * `node bench/build.ts`. Seconds hold on an idle machine; processor time tells more on a busy one.
 */
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { build, copyCommitted } from "./project-copy.ts";
import { machine, table, type Verdict, verdicts } from "./report.ts";

const LIMITS_S = { cold: 120, warm: 25, "one text changed": 25 };
const TEXT = "content/stones/granit/magma.yaml";

console.log(`${machine()}\n`);
const directory = await copyCommitted();
try {
  const found: Verdict[] = [];
  const rows = [["build", "s", "processor, s"]];
  for (const kind of ["cold", "warm", "one text changed"] as const) {
    if (kind === "one text changed") changeText(join(directory, TEXT));
    const { seconds, cpu } = await build(directory);
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

function changeText(path: string): void {
  const text = readFileSync(path, "utf8");
  const changed = text.replace("One slab is enough", "A single slab is enough");
  if (changed === text) throw new Error(`${path} no longer says what this bench changes`);
  writeFileSync(path, changed);
}

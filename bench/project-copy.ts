import { execFileSync, spawn } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { linkPackages } from "@stoneyard/site/build/testing/link-project.ts";
import { residentMegabytes } from "./server/process-stats.ts";

const TICKS_PER_S = 100;
const LOOK_MS = 200;

/** A copy of what is committed, with what is installed: nothing was built in it. @returns its folder */
export async function copyCommitted(): Promise<string> {
  const to = mkdtempSync(join(tmpdir(), "stoneyard-build-"));
  const files = execFileSync("git", ["ls-files", "-z"], { encoding: "utf8", maxBuffer: 64e6 }).split("\0");
  for (const file of files.filter(Boolean)) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(file, join(to, file));
  }
  await linkPackages(to);
  return to;
}

/** Builds in a folder, and shows it. @throws where it fails */
export async function build(folder: string, ...options: string[]) {
  const [started, before] = [performance.now(), childrenCpu()];
  const program = spawn(process.execPath, ["packages/site/build/build.ts", ...options], { cwd: folder });
  for (const stream of [program.stdout, program.stderr]) stream.pipe(process.stdout, { end: false });
  let memory = 0;
  const looking = setInterval(() => {
    // It is gone before its end is told.
    if (existsSync(`/proc/${program.pid}/status`))
      memory = Math.max(memory, residentMegabytes(Number(program.pid)).most || 0);
  }, LOOK_MS);
  const status = await new Promise((ended) => program.once("close", ended));
  clearInterval(looking);
  if (status !== 0) throw new Error(`The build ended with code ${status}`);
  return {
    seconds: (performance.now() - started) / 1000,
    cpu: childrenCpu() - before,
    /** The most that it held, MB. */
    memory: Math.round(memory),
  };
}

/** Processor time of all children that have ended, and of theirs, seconds. */
function childrenCpu(): number {
  const stat = readFileSync("/proc/self/stat", "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_S;
}

import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { runProgram } from "../testing/program.ts";
import { soon } from "../testing/soon.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);

test(
  `${RUNS} changed samples, guided by the code they reach, break no rule of reading an enquiry`,
  async () => {
    const { code, stdout, stderr } = await runProgram("abuse/fuzz.ts", [String(RUNS)], {
      PARENT: String(process.pid),
      // Of a function that comes out of the cache it is not told which of its parts were reached.
      NODE_DISABLE_COMPILE_CACHE: "1",
    }).ended;
    expect([code, stderr]).toEqual([0, ""]);
    const { seed, findings, parts, samples } = JSON.parse(stdout);
    console.log(`seed ${seed}: ${samples} samples reach ${parts.all} parts, the first ones ${parts.samples}`);
    expect(findings).toEqual([]);
    // Guided by nothing, it would stay where the samples begin.
    expect(parts.all).toBeGreaterThan(parts.samples);
  },
  60_000 + RUNS * 100,
);

test("the run ends with the process that began it, however that ends", async () => {
  const program = new URL("./fuzz.ts", import.meta.url).pathname;
  const parent = `const { pid } = require("node:child_process").spawn(process.execPath, [${JSON.stringify(program)}, "100000000"], {
      env: { PARENT: String(process.pid) },
    });
    console.log(pid); setInterval(() => {}, 1000);`;
  const started = spawn(process.execPath, ["--eval", parent], { stdio: ["ignore", "pipe", "inherit"] });
  const [said] = await once(started.stdout, "data");
  const pid = Number(String(said));
  expect(isRunning(pid)).toBe(true);
  started.kill("SIGKILL");
  await soon(() => expect(isRunning(pid)).toBe(false));
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

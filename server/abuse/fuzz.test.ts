import { expect, test } from "vitest";
import { runProgram } from "../testing/program.ts";

const RUNS = Number(process.env.FUZZ_RUNS ?? 1_000);

test(
  `${RUNS} changed samples, guided by the code they reach, break no rule of reading an enquiry`,
  async () => {
    const { code, stdout, stderr } = await runProgram("abuse/fuzz.ts", [String(RUNS)], {}).ended;
    expect([code, stderr]).toEqual([0, ""]);
    const { seed, findings, parts, samples } = JSON.parse(stdout);
    console.log(`seed ${seed}: ${samples} samples reach ${parts.all} parts, the first ones ${parts.samples}`);
    expect(findings).toEqual([]);
    // Guided by nothing, it would stay where the samples begin.
    expect(parts.all).toBeGreaterThan(parts.samples);
  },
  60_000 + RUNS * 100,
);

import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

/** Run from the project's root, as the studio reads and writes its content. */
export default defineConfig({
  test: {
    include: ["studio/**/*.test.ts"],
    reporters: process.env.CI ? ["default", "./tests/refuse-skipped-unit-tests.ts"] : ["default"],
    // By itself Vitest leaves one core alone.
    maxWorkers: availableParallelism(),
    // What each file's tests need, sharp before all, is loaded once a process.
    isolate: false,
    // All stones together take five minutes on a busy machine.
    testTimeout: 900_000,
    hookTimeout: 60_000,
  },
});

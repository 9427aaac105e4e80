import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

/** Test files share a process: modules that were loaded with a mock in place are loaded anew for the next file. */
afterAll(() => {
  const { testPath } = expect.getState();
  if (testPath && readFileSync(testPath, "utf8").includes("vi.mock(")) vi.resetModules();
});

import { readFileSync } from "node:fs";
import { afterAll, expect, vi } from "vitest";

/**
 * Test files share a process: what a file mocks is loaded anew for it, as a module of an earlier file knows no mock, and once
 * more for the next file.
 */
const { testPath } = expect.getState();
const mocks = testPath !== undefined && readFileSync(testPath, "utf8").includes("vi.mock(");
if (mocks) vi.resetModules();
afterAll(() => void (mocks && vi.resetModules()));

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";

const STUDIO = join(import.meta.dirname, "..");
/** Comes from PyPI, so it is asked where it is installed. */
const hasRuff = spawnSync("ruff", ["--version"]).status === 0;

it.skipIf(!hasRuff)("the Python is formatted and without lint", () => {
  for (const args of [["check"], ["format", "--check"]]) {
    const { status, stdout } = spawnSync("ruff", args, { cwd: STUDIO, encoding: "utf8" });
    expect(status, stdout).toBe(0);
  }
});

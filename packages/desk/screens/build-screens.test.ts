import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, onTestFinished, test } from "vitest";

test("the screens are bundled without a word in the owner's terminal", { timeout: 60_000 }, async () => {
  const dir = await mkdtemp(join(tmpdir(), "desk-screens-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const program = `import { buildScreens } from "./build-screens.ts"; await buildScreens(${JSON.stringify(dir)});`;
  const { NODE_ENV: _, VITEST: __, ...env } = process.env;
  const output = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", program], {
    cwd: import.meta.dirname,
    env,
  });
  expect(output).toEqual({ stdout: "", stderr: "" });
});

import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PYTHON } from "./render.ts";

const TESTS = join(import.meta.dirname, "develop/tests");

/** Debian's packages are needed only where rooms are rendered. */
const hasDarkroom = spawnSync(PYTHON, ["-c", "import cv2, numpy, torch"]).status === 0;

it.skipIf(!hasDarkroom)("the darkroom keeps edges and lamps", () => {
  const { status, stderr } = spawnSync(PYTHON, ["-m", "unittest", "discover", "-s", TESTS], {
    encoding: "utf8",
  });
  expect(status, stderr).toBe(0);
});

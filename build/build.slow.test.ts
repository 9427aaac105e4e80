import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { CODE } from "./freshness.ts";

/** What a build reads beside its packages. */
const PROJECT = [...CODE, "content", "server", "package-lock.json"];

test("a build that fails leaves the site that is served as it is", async () => {
  const directory = await mkdtemp(join(tmpdir(), "stoneyard-build-"));
  const own = (path: string) => join(directory, path);
  for (const name of PROJECT) await symlink(resolve(name), own(name));
  await mkdir(own("dist"));
  await writeFile(own("dist/stamp.txt"), "older");
  await writeFile(own("vite.config.ts"), 'throw new Error("The pages cannot be made.");');

  const build = promisify(execFile)(process.execPath, ["build/build.ts"], { cwd: directory });
  await expect(build).rejects.toThrow("The pages cannot be made.");
  expect(await readdir(own("dist"))).toEqual(["stamp.txt"]);
  await rm(directory, { recursive: true });
});

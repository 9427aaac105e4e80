import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { linkPackages, linkProject, PROGRAM } from "./testing/link-project.ts";

/** What a build reads beside its packages. */
const PROJECT = [...PROGRAM, "content"];
const CONFIGURATION = "packages/site/vite.config.ts";

test("a build that fails leaves the site that is served as it is", async () => {
  const directory = await mkdtemp(join(tmpdir(), "stoneyard-build-"));
  const own = (path: string) => join(directory, path);
  await linkProject(directory, PROJECT, [CONFIGURATION]);
  await linkPackages(directory);
  await mkdir(own("dist"));
  await writeFile(own("dist/stamp.txt"), "older");
  await writeFile(own(CONFIGURATION), 'throw new Error("The pages cannot be made.");');

  const build = promisify(execFile)(process.execPath, ["packages/site/build/build.ts"], { cwd: directory });
  await expect(build).rejects.toThrow("The pages cannot be made.");
  expect(await readdir(own("dist"))).toEqual(["stamp.txt"]);
  await rm(directory, { recursive: true });
});

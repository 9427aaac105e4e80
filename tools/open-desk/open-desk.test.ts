import { spawn } from "node:child_process";
import { chmod, cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";

const COMMAND = "tools/open-desk/open-desk.command";
const DESKTOP = "tools/open-desk/open-desk.desktop";

/** A project in a folder whose name has spaces, whose desk says only that it was started. */
async function project(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "my site ć-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  for (const name of ["setup", "open-desk"]) await mkdir(join(folder, "tools", name), { recursive: true });
  for (const file of [COMMAND, DESKTOP]) await cp(file, join(folder, file));
  await writeFile(join(folder, "tools/setup/desk.mjs"), "console.log('desk in ' + process.cwd());");
  return folder;
}

async function said(words: readonly string[], path: string, home = "/nowhere"): Promise<string> {
  const [program = "", ...rest] = words;
  const started = spawn(program, rest, { cwd: "/", env: { PATH: path, HOME: home } });
  started.stdin.end("\n");
  return text(started.stdout);
}

const NODE = `${join(process.execPath, "..")}:/usr/bin:/bin`;

test("a double click opens the desk of its own folder, by either file", async () => {
  const folder = await project();
  expect(await said([join(folder, COMMAND)], NODE)).toContain(`desk in ${folder}`);
  const desktop = await readFile(join(folder, DESKTOP), "utf8");
  // As a desktop environment does: a value's backslashes are doubled, quoted signs have one before them, %k is the file itself.
  const [, quoted = ""] = /^Exec=sh -c "(.*)" sh %k$/m.exec(desktop) ?? [];
  const command = quoted.replaceAll("\\\\", "\\").replace(/\\(["`$\\])/g, "$1");
  const file = join(folder, DESKTOP);
  expect(await said(["sh", "-c", command, "sh", file], NODE)).toContain(`desk in ${folder}`);
});

test("where there is no Node, it says where to get it, in both languages", async () => {
  const folder = await project();
  const bin = join(folder, "bin");
  await mkdir(bin);
  await writeFile(join(bin, "dirname"), '#!/bin/sh\nexec /usr/bin/dirname "$1"\n');
  await chmod(join(bin, "dirname"), 0o755);
  const answer = await said(["/bin/sh", join(folder, COMMAND)], bin);
  expect(answer).toContain("The desk needs Node.js");
  expect(answer).toContain("Potreban je besplatan program Node.js");
});

test("an old Node is told as such, and one of a version manager is found", async () => {
  const folder = await project();
  const bin = join(folder, "old");
  await mkdir(bin);
  await writeFile(join(bin, "node"), "#!/bin/sh\nexit 1\n");
  await chmod(join(bin, "node"), 0o755);
  const old = await said([join(folder, COMMAND)], `${bin}:/usr/bin:/bin`);
  expect(old).toContain("This Node.js is too old");
  expect(old).toContain("Ovaj Node.js je prestar");
  const home = join(folder, "home");
  const nvm = join(home, ".nvm/versions/node/v24.0.0/bin");
  await mkdir(nvm, { recursive: true });
  await symlink(process.execPath, join(nvm, "node"));
  const tools = join(folder, "few-tools");
  await mkdir(tools);
  await writeFile(join(tools, "dirname"), '#!/bin/sh\nexec /usr/bin/dirname "$1"\n');
  await chmod(join(tools, "dirname"), 0o755);
  expect(await said(["/bin/sh", join(folder, COMMAND)], tools, home)).toContain(`desk in ${folder}`);
});

test("a line for the shell of Windows keeps words with spaces together", async () => {
  const words = [
    ["npm", "ci", "--include=dev"],
    ["node", "C:\\My site\\x.ts", "-t", "a & b"],
    ["node", "C:\\My site\\", 'a "b\\" c'],
  ];
  const code = `import { commandLine } from "./tools/setup/install.mjs";
    console.log(JSON.stringify(${JSON.stringify(words)}.map(commandLine)));`;
  const asked = spawn(process.execPath, ["--input-type=module", "--eval", code]);
  expect(JSON.parse(await text(asked.stdout))).toEqual([
    "npm ci --include=dev",
    'node "C:\\My site\\x.ts" -t "a & b"',
    'node "C:\\My site\\\\" "a \\"b\\\\\\" c"',
  ]);
});

test("the file for Windows has the line breaks of Windows", async () => {
  const written = await readFile("tools/open-desk/open-desk.cmd", "utf8");
  expect(written.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  expect(written).toContain("node tools\\setup\\desk.mjs");
  // Without delayed expansion a bracket that is not escaped would end a block.
  for (const [, block = ""] of written.matchAll(/\(\r\n([\s\S]*?)\r\n\)\r\n/g))
    expect(block).not.toMatch(/(?<!\^)[()]/);
  // Whatever way it ends, the letter of a network folder is given back.
  expect(written.match(/popd/g)).toHaveLength(3);
});

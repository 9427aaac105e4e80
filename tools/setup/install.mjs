import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export const ROOT = path.resolve(import.meta.dirname, "../..");
const INSTALLING = path.join(ROOT, ".cache", "installing");
const LONGEST_TO_WRITE_MS = 10_000;

/**
 * Installs the packages of a lock file where they are not, or no longer, the installed ones: what tests alone need (210 of
 * 470 MB) only where they are to run. Two at once wait for one another.
 * @param folder the studio's, which has a lock file of its own
 */
export async function install({ forTests = false, folder = ROOT } = {}) {
  const mark = path.join(folder, "node_modules", ".installed-from");
  const lock = createHash("sha256")
    .update(readFileSync(path.join(folder, "package-lock.json")))
    .digest("hex");
  const isThere = () => [lock, ...(forTests ? [] : [`${lock} without tests`])].includes(readOrNothing(mark));
  if (isThere()) return;
  await alone(async () => {
    if (isThere()) return;
    console.log("Installing packages …");
    // The project brings its own Node: that packages want a newer one than the machine's is no warning to anybody.
    const options = [
      "--no-audit",
      "--no-fund",
      "--loglevel=error",
      // The viewer's own bundle has three.js in it.
      "--omit=peer",
      forTests ? "--include=dev" : "--omit=dev",
    ];
    await run("npm", ["ci", ...options, "--prefix", folder]);
    removeUnread(path.join(folder, "node_modules"));
    writeFileSync(mark, forTests ? lock : `${lock} without tests`);
  });
}

/**
 * Removes what packages bring and nothing reads here, 110 MB: C headers of Node, and the sources of what is minified. Links
 * are not followed: the project's own packages are linked here.
 */
function removeUnread(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    const isHeaders = entry.name === "include" && path.basename(folder).startsWith("node-");
    if (entry.isDirectory() && !isHeaders) removeUnread(file);
    else if (isHeaders || entry.name.endsWith(".map")) rmSync(file, { recursive: true, force: true });
  }
}

/** Runs work exclusively: npm would remove what another process writes. */
async function alone(work) {
  mkdirSync(path.dirname(INSTALLING), { recursive: true });
  for (let waits = 0; !isTaken(); waits++) {
    // Not for one that ends meanwhile.
    if (waits === 1) console.log(`Waiting for another installation, of process ${holder()} (${INSTALLING}).`);
    await sleep(500);
  }
  try {
    return await work();
  } finally {
    rmSync(INSTALLING, { force: true });
  }
}

/** A lock file with a process id; that of an ended process is removed. */
function isTaken() {
  try {
    writeFileSync(INSTALLING, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (error.code !== "EEXIST") throw error;
    if (!isHeld()) rmSync(INSTALLING, { force: true });
    return false;
  }
}

function holder() {
  return Number(readOrNothing(INSTALLING));
}

/** Whether its process is at it. In a container every start has the same number: what bears ours is left by one before. */
function isHeld() {
  const pid = holder();
  // An empty file belongs to a process that is about to write its id, or that could not.
  return pid === 0
    ? Date.now() - writtenAt(INSTALLING) < LONGEST_TO_WRITE_MS
    : pid !== process.pid && isRunning(pid);
}

function writtenAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function isRunning(pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === "EPERM";
  }
}

/** Runs a command in the project, with its own Node and tools first on the path. Rejects with any other exit code than 0. */
export function run(command, args, { env = {} } = {}) {
  return ended(command, args, start(command, args, { env }));
}

/** The same, but shows the output at the end, so that it does not mix with other output. */
export async function runAside(command, args, { env = {} } = {}) {
  const written = [];
  try {
    await ended(command, args, start(command, args, { env, stdio: ["ignore", "pipe", "pipe"] }), written);
  } finally {
    process.stdout.write(Buffer.concat(written));
  }
}

/** The same, but returns the output; errors are shown. */
export async function output(command, args) {
  const written = [];
  await ended(command, args, start(command, args, { stdio: ["ignore", "pipe", "inherit"] }), written);
  return Buffer.concat(written).toString();
}

function ended(command, args, child, written) {
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => written?.push(data));
  return new Promise((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${[command, ...args].join(" ")} ended with code ${code}.`));
    });
  });
}

export function start(command, args, { env = {}, stdio = "inherit" } = {}) {
  const bin = path.join(ROOT, "node_modules", ".bin");
  // On Windows npm and the project's Node are scripts (.cmd), which only a shell starts; it takes one line, not a list.
  const isWindows = process.platform === "win32";
  return spawn(isWindows ? commandLine([command, ...args]) : command, isWindows ? [] : args, {
    cwd: ROOT,
    stdio,
    shell: isWindows,
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
}

/** Quotes arguments for the shell of Windows. */
export function commandLine(words) {
  return words.map((word) => (/^[\w./\\:=@,+-]+$/.test(word) ? word : quoted(word))).join(" ");
}

/** Backslashes stand for themselves on Windows, but not before a quote. */
function quoted(word) {
  return `"${word.replace(/(\\*)("|$)/g, (_, slashes, quote) => slashes + slashes + (quote && '\\"'))}"`;
}

function readOrNothing(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

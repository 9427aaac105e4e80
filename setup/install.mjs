import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "..");
const MARK = path.join(ROOT, "node_modules", ".installed-from");

/** Installs the packages of the lock file where they are not, or no longer, the installed ones. */
export async function install() {
  const lock = createHash("sha256")
    .update(readFileSync(path.join(ROOT, "package-lock.json")))
    .digest("hex");
  if (readOrNothing(MARK) === lock) return;
  console.log("Installing packages …");
  await run("npm", ["ci", "--include=dev", "--no-audit", "--no-fund"]);
  writeFileSync(MARK, lock);
}

/**
 * Runs a command in the project with the project's own Node and tools first on the path; its output is shown.
 * Rejects when it ends with another code than 0.
 */
export function run(command, args, { env = {} } = {}) {
  return ended(command, args, start(command, args, { env }));
}

/** The same, but its output is shown when it has ended, so that it does not run into what is shown meanwhile. */
export async function runAside(command, args, { env = {} } = {}) {
  const output = [];
  try {
    await ended(command, args, start(command, args, { env, stdio: ["ignore", "pipe", "pipe"] }), output);
  } finally {
    process.stdout.write(Buffer.concat(output));
  }
}

function ended(command, args, child, output) {
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data) => output?.push(data));
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
  return spawn(command, args, {
    cwd: ROOT,
    stdio,
    // On Windows npm and the project's Node are scripts (.cmd), which only a shell starts.
    shell: process.platform === "win32",
    env: { ...process.env, ...env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
}

function readOrNothing(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}

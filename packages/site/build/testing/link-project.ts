import { copyFile, link, mkdir, readdir, readlink, rm, stat, symlink } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { CODE } from "../site-folder.ts";

/** The scope of the project's own packages. */
const OWN = "@stoneyard";

export const PROJECT = resolve(import.meta.dirname, "../../../..");

/** What checks, builds and serves content, beside packages. */
export const PROGRAM = [
  ...CODE,
  "packages/server",
  "packages/tsconfig.json",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
];

/**
 * Puts these files and folders of the project where they belong in another one, by hard links: they cost nothing, and a
 * symbolic link would lead a program back here. What is written over in place there must be `copied`.
 */
export async function linkProject(
  into: string,
  names: readonly string[],
  copied: readonly string[] = [],
): Promise<void> {
  for (const name of names) {
    await mkdir(dirname(join(into, name)), { recursive: true });
    await linkAll(join(PROJECT, name), join(into, name));
  }
  for (const name of copied) {
    await mkdir(dirname(join(into, name)), { recursive: true });
    await rm(join(into, name), { force: true });
    await copyFile(join(PROJECT, name), join(into, name));
  }
}

/** What is installed, where the project's own packages are those of the other folder. */
export async function linkPackages(into: string): Promise<void> {
  const [from, to] = [join(PROJECT, "node_modules"), join(into, "node_modules")];
  await mkdir(join(to, OWN), { recursive: true });
  for (const name of await readdir(from)) if (name !== OWN) await symlink(join(from, name), join(to, name));
  // Each is a link, relative to where it stands.
  for (const name of await readdir(join(from, OWN)))
    await symlink(await readlink(join(from, OWN, name)), join(to, OWN, name));
}

async function linkAll(from: string, to: string): Promise<void> {
  if (!(await stat(from)).isDirectory()) return link(from, to);
  await mkdir(to);
  for (const name of await readdir(from)) await linkAll(join(from, name), join(to, name));
}

import { copyFile, link, mkdir, readdir, rm, stat } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { CODE } from "../freshness.ts";

export const PROJECT = resolve(import.meta.dirname, "../..");

/** What checks, builds and serves content, beside packages. */
export const PROGRAM = [...[...CODE, "server"], ...["package.json", "tsconfig.json", "vite.config.ts"]];

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

async function linkAll(from: string, to: string): Promise<void> {
  if (!(await stat(from)).isDirectory()) return link(from, to);
  await mkdir(to);
  for (const name of await readdir(from)) await linkAll(join(from, name), join(to, name));
}

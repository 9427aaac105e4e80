import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import { onTestFinished } from "vitest";
import { DeskContent } from "../drafts/desk-content.ts";
import { Git } from "../history/git.ts";

export type TestProject = { dir: string; content: DeskContent; git: Git };

/** A folder with a small but complete content/ under git, as an owner has it; removed after the test. */
export async function testProject(): Promise<TestProject> {
  const dir = await mkdtemp(join(tmpdir(), "desk-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  await cp(await writeTestContent(), join(dir, "content"), { recursive: true });
  const git = new Git(dir);
  await git.ask("init", "--quiet", "--initial-branch", "main");
  await git.ask("config", "user.name", "Mira");
  await git.ask("config", "user.email", "mira@example.rs");
  await git.ask("add", ".");
  await git.ask("commit", "--quiet", "--message", "Begin");
  return projectIn(dir);
}

/**
 * Another desk on the same bare folder.
 * @param options of git clone
 */
export async function clonedProject(bare: string, name: string, ...options: string[]): Promise<TestProject> {
  const dir = await mkdtemp(join(tmpdir(), "desk-"));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  const git = new Git(dir);
  await git.ask("clone", "--quiet", ...options, bare, ".");
  await git.ask("config", "user.name", name);
  await git.ask("config", "user.email", `${name}@example.rs`);
  return projectIn(dir);
}

/** A project in a folder that is there already. */
export function projectIn(dir: string): TestProject {
  return {
    dir,
    content: new DeskContent(join(dir, "content"), join(dir, ".cache/saving")),
    git: new Git(dir),
  };
}

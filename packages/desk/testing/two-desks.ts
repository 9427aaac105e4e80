import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { expect, onTestFinished } from "vitest";
import { describeChange } from "../history/describe-change.ts";
import { Git } from "../history/git.ts";
import { commitFiles } from "../history/history.ts";
import { publish, publishTarget, setPublishTarget } from "../history/publish.ts";
import { clonedProject, type TestProject, testProject } from "./project.ts";

export const STONE = "stones/marble/carrara.yaml";
export const SITE = "site.yaml";
export const MESSAGES = {
  outside: "Changed beside the desk",
  merged: "Others’ changes",
  language: "en" as const,
};
export const UNDONE = { message: "Undone", language: "en" as const };

/** Changes a file as the desk does: checked, saved and committed. Gives the commit. */
export async function change(
  { content, git }: TestProject,
  file: string,
  ...edits: FileEdit[]
): Promise<string> {
  const { text, version } = await content.open(file);
  const draft = await content.draft(file, version, edits);
  expect((await content.save(new Map([[file, draft.text]]))).problems).toEqual([]);
  await commitFiles(git, [file], describeChange(file, text, draft.text, "en"));
  return git.ask("rev-parse", "HEAD");
}

export const set = (path: (string | number)[], value: string): FileEdit => ({ kind: "set", path, value });
export const text = ({ dir }: TestProject, file: string) => readFile(join(dir, "content", file), "utf8");

/** Two owners who publish to one place; the first one has. */
export async function twoDesks() {
  const mira = await testProject();
  const bare = await mkdtemp(join(tmpdir(), "bare-"));
  onTestFinished(() => rm(bare, { recursive: true, force: true }));
  await new Git(bare).ask("init", "--quiet", "--bare", "--initial-branch", "main");
  await setPublishTarget(mira.git, bare);
  expect(await publishTarget(mira.git)).toBe(bare);
  expect(await publish(mira.git, mira.content, MESSAGES)).toEqual({ state: "sent", commits: 1 });
  return { mira, jovan: await clonedProject(bare, "Jovan"), bare: new Git(bare) };
}

import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import type { Git } from "../history/git.ts";
import { saveAndCommit } from "../history/history.ts";

type Changes = {
  edits: ReadonlyMap<string, readonly FileEdit[]>;
  /** Files besides, by path. */
  files?: ReadonlyMap<string, Uint8Array>;
  /** What the commit says. */
  words: string;
};

/** Writes all of it as one commit, or nothing where the content would have new mistakes, which are given then. */
export async function saveChanges(
  { content, git }: { content: DeskContent; git: Git },
  { edits, files = new Map(), words }: Changes,
): Promise<readonly Problem[]> {
  return content.inTurn(async () => {
    const changes = new Map<string, string | Uint8Array>(files);
    for (const [file, own] of edits) {
      const { version } = await content.open(file);
      changes.set(file, (await content.draft(file, version, own)).text);
    }
    return (await saveAndCommit({ content, git }, changes, words)).problems;
  });
}

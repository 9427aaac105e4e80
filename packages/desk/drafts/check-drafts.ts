import type { Drafts, Reading } from "@stoneyard/catalogue/files/content-folder.ts";
import type { ParseCache } from "@stoneyard/catalogue/files/parse-cache.ts";
import { ContentError, formatProblem, type Problem } from "@stoneyard/catalogue/problem.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";

/** New mistakes that these drafts would make. */
export async function newProblems(
  contentDir: string,
  drafts: Drafts,
  before: ParseCache,
): Promise<readonly Problem[]> {
  const after = await problemsOf(contentDir, { drafts, before });
  if (after.length === 0) return after;
  // Lines move with a change, so an old mistake is recognised by its words.
  const known = new Set((await problemsOf(contentDir, { before })).map(unplaced));
  return after.filter((problem) => !known.has(unplaced(problem)));
}

/** Every mistake of the content, pictures apart. */
export async function problemsOf(contentDir: string, reading?: Reading): Promise<readonly Problem[]> {
  try {
    await readContent(contentDir, reading);
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.problems;
  }
}

function unplaced(problem: Problem): string {
  return formatProblem({ ...problem, line: 0 });
}

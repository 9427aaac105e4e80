import type { FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import type { Problem } from "@stoneyard/catalogue/problem.ts";
import { RefusedError, TEXT_FILE } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import type { Changes } from "../drafts/write-file.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { type Git, gitState } from "./git.ts";
import { type Conflict, mergeFile, type Side } from "./merge-file.ts";

/** One saved change; `published` says whether others have it. */
export type HistoryEntry = {
  commit: string;
  date: string;
  who: string;
  message: string;
  published: boolean;
  /** The first change: there is nothing to go back to. */
  isFirst: boolean;
  /** A change by the makers, from before the desk was used. */
  isEarlier: boolean;
};

export type AskedConflict = Conflict & { file: string };

/** What came of an undo or of bringing others' changes in. */
export type Replayed =
  | { state: "done" }
  | { state: "conflicts"; conflicts: AskedConflict[] }
  | { state: "problems"; problems: readonly Problem[] };

/** Which desk's change to keep, by file. */
export type FileChoices = Readonly<Record<string, Side>>;

/** The commit's message, and the language in which conflicts are described. */
export type CommitMessage = { message: string; language: DeskLanguage };

/** A trailer in every commit of a desk: it marks where the owner's own history begins. */
const TRAILER = "Made-with: desk";

/** For a machine on which git does not know its user yet. */
const NOBODY = { "user.name": "Desk", "user.email": "desk@localhost" };

/** Begins a history in a folder without one, such as an unpacked archive. */
export async function beginHistory(git: Git, message: string): Promise<void> {
  const state = await gitState(git);
  if (state === "no-git") throw new RefusedError(409, "There is no git on this machine.");
  if (state === "ready") return;
  if (state === "no-repository") await git.ask("init", "--quiet", "--initial-branch", "main");
  await git.ask("add", ".");
  await commit(git, message);
}

/** Commits these files of the content and nothing else, whatever else is changed or staged. */
export async function commitFiles(git: Git, files: readonly string[], message: string): Promise<void> {
  const asked = files.map((file) => `content/${file}`);
  const present = await git.paths("ls-files", "--cached", "--others", "--", ...asked);
  // A file whose deletion is staged exists in the last commit only.
  const committed = await git.paths("ls-tree", "-r", "--name-only", "HEAD", "--", ...asked);
  // Git does not know a file that was removed before its first commit.
  const paths = [...new Set([...present, ...committed])];
  if (paths.length === 0) return;
  if (present.length > 0) await git.ask("add", "--all", "--force", "--", ...present);
  const changed = await git.ask("status", "--porcelain", "--", ...paths);
  if (changed === "") return;
  await commit(git, message, "--only", "--", ...paths);
}

async function commit(git: Git, message: string, ...what: string[]): Promise<void> {
  const whole = `${message}\n\n${TRAILER}`;
  // By standard input, as an argument has at most 128 kB.
  await git.raw([...(await author(git)), "commit", "--quiet", "--no-verify", "--file=-", ...what], whole);
}

/** What git calls a merge or a cherry-pick that waits for its end. Amid either it commits no file alone. */
const UNFINISHED = ["MERGE_HEAD", "CHERRY_PICK_HEAD"];

/** Asked before anything is written. @throws RefusedError where git could not commit it */
export async function refuseUnfinished(git: Git): Promise<void> {
  for (const head of UNFINISHED) {
    if ((await git.askIf("rev-parse", "--verify", "--quiet", head)) !== undefined)
      throw new RefusedError(409, "UNFINISHED");
  }
}

/** Whether changes were saved or files removed, and what still needs them or is wrong otherwise. */
export type Saved = { state: "saved" | "problems"; problems: readonly Problem[] };

/** Saves changes as one commit, where there is a history; nothing where the content would have new mistakes. */
export async function saveAndCommit(
  { content, git }: { content: DeskContent; git: Git },
  changes: Changes,
  message: string,
): Promise<Saved> {
  await refuseUnfinished(git);
  const { problems } = await content.save(changes);
  if (problems.length > 0) return { state: "problems", problems };
  if ((await gitState(git)) === "ready") await commitFiles(git, [...changes.keys()], message);
  return { state: "saved", problems };
}

/** Edits of texts, by file, and files besides, saved in the same way. */
export async function saveEdits(
  { content, git }: { content: DeskContent; git: Git },
  edits: ReadonlyMap<string, readonly FileEdit[]>,
  files: ReadonlyMap<string, Uint8Array>,
  message: string,
): Promise<Saved> {
  const changes = new Map<string, string | Uint8Array>(files);
  for (const [file, own] of edits) {
    const { version } = await content.open(file);
    changes.set(file, (await content.draft(file, version, own)).text);
  }
  return saveAndCommit({ content, git }, changes, message);
}

export async function author(git: Git): Promise<string[]> {
  const given = Object.entries(NOBODY).map(async ([key, value]) =>
    (await git.askIf("config", key)) === undefined ? ["-c", `${key}=${value}`] : [],
  );
  return (await Promise.all(given)).flat();
}

/** The latest changes of the content, the last first. */
export async function listHistory(git: Git, count: number): Promise<HistoryEntry[]> {
  const format = "--format=%H%x1f%aI%x1f%an%x1f%P%x1f%s";
  const log = await git.lines("log", `--max-count=${count}`, "--no-merges", format, "--", "content");
  const waiting = await unpublished(git);
  const entries = log.map((line) => {
    const [commit = "", date = "", who = "", parents = "", message = ""] = line.split("\x1f");
    const published = waiting !== undefined && !waiting.includes(commit);
    return { commit, date, who, message, published, isFirst: parents === "" };
  });
  const made = await git.lines("rev-list", "--fixed-strings", `--grep=${TRAILER}`, "HEAD", "--", "content");
  // Further back than the list: then everything listed is the owner's.
  const first = entries.findIndex(({ commit }) => commit === made.at(-1));
  return entries.map((entry, i) => ({ ...entry, isEarlier: made.length === 0 || (first >= 0 && i > first) }));
}

/** Commits that are not published yet, as far as is known here; undefined when nothing was ever published. */
export async function unpublished(git: Git): Promise<string[] | undefined> {
  const upstream = await git.askIf("rev-parse", "--abbrev-ref", "@{upstream}");
  if (!upstream) return undefined;
  return git.lines("rev-list", "HEAD", `^${upstream}`, "--", "content");
}

/** Uncommitted files of the content, changed outside the desk. */
export async function uncommitted(git: Git): Promise<string[]> {
  const options = ["--porcelain", "--untracked-files=all", "--no-renames"];
  const status = await git.paths("status", ...options, "--", "content");
  const { length } = `XY ${await git.folder()}content/`;
  return status.map((line) => line.slice(length));
}

/** Takes one saved change back; files whose same lines were changed later are asked about. */
export async function undo(
  git: Git,
  content: DeskContent,
  commit: unknown,
  message: CommitMessage,
  choices: FileChoices = {},
): Promise<Replayed> {
  const known = typeof commit === "string" && /^[0-9a-f]{40}$/.test(commit);
  if (!known || (await git.askIf("merge-base", "--is-ancestor", commit, "HEAD")) === undefined) {
    throw new RefusedError(404, "There is no such change.");
  }
  return takeBack(git, content, { from: `${commit}^`, to: commit }, message, choices);
}

/** Takes the difference of two commits back in the present content. */
export async function takeBack(
  git: Git,
  content: DeskContent,
  { from, to }: { from: string; to: string },
  { message, language }: CommitMessage,
  choices: FileChoices,
): Promise<Replayed> {
  // Before the first commit there is nothing.
  const isFirst = (await git.askIf("rev-parse", "--verify", "--quiet", from)) === undefined;
  const options = ["-r", "--root", "--no-commit-id", "--name-only", "--no-renames", "--relative"];
  const listed = await git.paths("diff-tree", ...options, ...(isFirst ? [to] : [from, to]), "--", "content");
  const changes = new Map<string, string | Uint8Array | null>();
  const conflicts: AskedConflict[] = [];
  for (const path of listed) {
    const file = path.slice("content/".length);
    const merged = await mergeFile(
      git,
      file,
      {
        base: await git.fileAt(to, path),
        mine: await git.fileAt(from, path),
        theirs: await content.bytes(file),
      },
      language,
      choices[file],
    );
    if ("conflict" in merged) conflicts.push({ ...merged.conflict, file });
    else changes.set(file, asChange(file, merged.bytes));
  }
  if (conflicts.length > 0) return { state: "conflicts", conflicts };
  const { state, problems } = await saveAndCommit({ content, git }, changes, message);
  return state === "saved" ? { state: "done" } : { state, problems };
}

function asChange(file: string, bytes: Buffer | undefined): string | Uint8Array | null {
  if (!bytes) return null;
  return TEXT_FILE.test(file) ? bytes.toString("utf8") : bytes;
}

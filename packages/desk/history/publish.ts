import { readdir, stat } from "node:fs/promises";
import { dirname, isAbsolute } from "node:path";
import { RefusedError } from "../drafts/content-path.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { type Git, GitError } from "./git.ts";
import {
  type AskedConflict,
  author,
  type CommitMessage,
  commitFiles,
  type FileChoices,
  type Replayed,
  refuseUnfinished,
  takeBack,
  uncommitted,
} from "./history.ts";
import { mergeFile } from "./merge-file.ts";

export type Published = Replayed | { state: "sent"; commits: number };

/** The place to publish to: a folder or another machine; undefined until it is set. */
export async function publishTarget(git: Git): Promise<string | undefined> {
  const remote = await remoteOf(git);
  return remote && (await git.ask("remote", "get-url", remote));
}

/**
 * Sets the place to publish to; an empty or new folder becomes a bare repository.
 * @throws RefusedError where git finds nothing
 */
export async function setPublishTarget(git: Git, address: unknown): Promise<void> {
  // An address that begins with a hyphen would be an option.
  if (typeof address !== "string" || !/^[\w/.~@\\][^\n]{0,300}$/.test(address))
    throw new RefusedError(400, "TARGET");
  if (await isFreeFolder(address)) await beginPlace(git, address);
  const heads = await git.askIf("ls-remote", "--heads", "--", address);
  if (heads === undefined) throw new RefusedError(422, "NO TARGET");
  const remote = await remoteOf(git);
  // Forgets what was known of the former place: nothing is published to the new one yet.
  if (remote) {
    await rememberSource(git, await git.ask("remote", "get-url", remote));
    await git.ask("remote", "remove", remote);
  }
  await forgetPublication(git);
  await git.ask("remote", "add", "--", remote ?? "origin", address);
}

/** A folder on this machine in which nothing is, or which can be made in one that is there. */
async function isFreeFolder(address: string): Promise<boolean> {
  if (!isAbsolute(address)) return false;
  const found = await readdir(address).catch(() => undefined);
  if (found) return found.length === 0;
  const [itself, parent] = await Promise.all(
    [address, dirname(address)].map((path) => stat(path).catch(() => undefined)),
  );
  return itself === undefined && parent?.isDirectory() === true;
}

/** A bare repository. It also takes a shallow history, as `git clone --depth 1` brings it. */
async function beginPlace(git: Git, address: string): Promise<void> {
  await git.ask("init", "--quiet", "--bare", "--initial-branch", await branchOf(git), "--", address);
  await git.ask("--git-dir", address, "config", "receive.shallowUpdate", "true");
}

/** The remote from which this clone came: it has the beginning of the history. */
const SOURCE = "desk.source";

async function rememberSource(git: Git, address: string): Promise<void> {
  const isWhole = (await git.ask("rev-parse", "--is-shallow-repository")) === "false";
  if (isWhole || (await git.askIf("config", SOURCE)) !== undefined) return;
  await git.ask("config", SOURCE, address);
}

/** Fetches the missing beginning of a shallow history, as most places refuse shallow ones. */
async function fetchBeginning(git: Git): Promise<void> {
  const source = await git.askIf("config", SOURCE);
  if (source) await git.askIf("fetch", "--quiet", "--unshallow", source);
  if ((await git.ask("rev-parse", "--is-shallow-repository")) !== "false")
    throw new RefusedError(409, "SHALLOW");
}

/** @throws RefusedError where an earlier state is checked out, which belongs to no branch */
async function branchOf(git: Git): Promise<string> {
  const branch = await git.askIf("symbolic-ref", "--short", "HEAD");
  if (branch === undefined) throw new RefusedError(409, "DETACHED");
  return branch;
}

/**
 * Merges others' changes, checks everything and pushes. History only grows: a merge of both sides is a commit with both
 * parents.
 */
export async function publish(
  git: Git,
  content: DeskContent,
  { outside, merged, language }: { outside: string; merged: string; language: DeskLanguage },
  choices: FileChoices = {},
): Promise<Published> {
  const remote = await remoteOf(git);
  if (!remote) throw new RefusedError(409, "No address to publish to has been set.");
  await refuseUnfinished(git);
  const branch = await branchOf(git);
  const left = await uncommitted(git);
  if (left.length > 0) await commitFiles(git, left, outside);
  for (let tries = 1; ; tries++) {
    await git.ask("fetch", "--quiet", remote);
    await follow(git, remote, branch);
    const theirs = await git.askIf("rev-parse", "--verify", `refs/remotes/${remote}/${branch}`);
    if (theirs) {
      // Choices answer the conflicts of the first try, not those of another desk meanwhile.
      const message: CommitMessage = { message: merged, language };
      const replayed = await bringIn(git, content, theirs, message, tries === 1 ? choices : {});
      if (replayed.state !== "done") return replayed;
    }
    const problems = await content.problems();
    if (problems.length > 0) return { state: "problems", problems };
    const waiting = Number(await git.ask("rev-list", "--count", "HEAD", ...(theirs ? [`^${theirs}`] : [])));
    try {
      await git.ask("push", "--quiet", "--set-upstream", remote, `HEAD:refs/heads/${branch}`);
    } catch (error) {
      if (tries === MOST_TRIES || !(error instanceof GitError)) throw error;
      if (SHALLOW.test(error.message)) await fetchBeginning(git);
      // Another desk was faster since the fetch: merge its changes too.
      else if (!OVERTAKEN.test(error.message)) throw error;
      continue;
    }
    await follow(git, remote, branch);
    if (waiting > 0) await rememberPublication(git, theirs);
    return { state: "sent", commits: waiting };
  }
}

/** Keeps what a place has of a branch: the clone of one release, or of another branch alone, fetches none but that. */
async function follow(git: Git, remote: string, branch: string): Promise<void> {
  const fetched = (await git.askIf("config", "--get-all", `remote.${remote}.fetch`))?.split("\n") ?? [];
  if ([branch, "*"].some((name) => fetched.includes(`+refs/heads/${name}:refs/remotes/${remote}/${name}`)))
    return;
  const there = await git.ask("ls-remote", "--heads", remote, `refs/heads/${branch}`);
  if (there === "") return;
  await git.ask("remote", "set-branches", "--add", remote, branch);
  await git.ask("fetch", "--quiet", remote);
}

const MOST_TRIES = 4;
/** Git's message where a place refuses shallow histories. */
const SHALLOW = /shallow update not allowed/;
/** Git's messages where the other side has moved on. */
const OVERTAKEN = /\(fetch first\)|non-fast-forward|cannot lock ref|failed to update ref|incorrect old value/;

/** The last publication as two local refs, before and after, which are never pushed. */
const BEFORE = "refs/desk/before";
const PUBLISHED = "refs/desk/published";

/** @param before the published commit until then; undefined for the first publication, which cannot be taken back */
async function rememberPublication(git: Git, before: string | undefined): Promise<void> {
  if (!before) return forgetPublication(git);
  await git.ask("update-ref", BEFORE, before);
  await git.ask("update-ref", PUBLISHED, "HEAD");
}

async function forgetPublication(git: Git): Promise<void> {
  for (const ref of [BEFORE, PUBLISHED]) await git.ask("update-ref", "-d", ref);
}

/** The number of changes in the last publication from here, while it can be taken back. */
export async function lastPublication(git: Git): Promise<number | undefined> {
  const range = [PUBLISHED, `^${BEFORE}`, "--", "content"];
  const count = await git.askIf("rev-list", "--count", "--no-merges", ...range);
  return count === undefined || count === "0" ? undefined : Number(count);
}

/** Takes back the last publication from here; visitors see it after the next publication. */
export async function undoPublication(
  git: Git,
  content: DeskContent,
  message: CommitMessage,
  choices: FileChoices = {},
): Promise<Replayed> {
  if ((await lastPublication(git)) === undefined)
    throw new RefusedError(404, "Nothing was published from here.");
  const replayed = await takeBack(git, content, { from: BEFORE, to: PUBLISHED }, message, choices);
  if (replayed.state === "done") await forgetPublication(git);
  return replayed;
}

async function remoteOf(git: Git): Promise<string | undefined> {
  const remotes = await git.lines("remote");
  return remotes.includes("origin") ? "origin" : remotes[0];
}

/** Makes our history hold theirs as well. */
async function bringIn(
  git: Git,
  content: DeskContent,
  theirs: string,
  { message, language }: CommitMessage,
  choices: FileChoices,
): Promise<Replayed> {
  if ((await git.askIf("merge-base", "--is-ancestor", theirs, "HEAD")) !== undefined)
    return { state: "done" };
  const base = await git.askIf("merge-base", "HEAD", theirs);
  const isOnlyTheirs = base === (await git.ask("rev-parse", "HEAD"));
  if (!base) throw new RefusedError(409, "OTHER PROJECT");
  const top = await git.atTop();
  const folder = `${await git.folder()}content/`;
  const { merged, conflicts } = await mergedFiles(top, { base, theirs, folder }, language, choices);
  if (conflicts.length > 0) return { state: "conflicts", conflicts };
  const problems = await content.problems(draftsOf(merged, folder));
  if (problems.length > 0) return { state: "problems", problems };
  const commit = isOnlyTheirs ? theirs : await commitMerged(top, merged, { base, theirs }, message);
  // Git changes the files itself, and refuses when one is being edited.
  await git.ask("merge", "--quiet", "--ff-only", commit);
  return { state: "done" };
}

type MergedFiles = Map<string, Buffer | undefined>;

/**
 * The files that they changed, with our changes merged in.
 * @param git at the top of the repository, @param folder of the content in it
 */
async function mergedFiles(
  git: Git,
  { base, theirs, folder }: { base: string; theirs: string; folder: string },
  language: DeskLanguage,
  choices: FileChoices,
): Promise<{ merged: MergedFiles; conflicts: AskedConflict[] }> {
  const merged: MergedFiles = new Map();
  const conflicts: AskedConflict[] = [];
  for (const path of await git.paths("diff", "--name-only", "--no-renames", base, theirs)) {
    const isContent = path.startsWith(folder);
    const file = isContent ? path.slice(folder.length) : path;
    const versions = {
      base: await git.fileAt(base, path),
      mine: await git.fileAt("HEAD", path),
      theirs: await git.fileAt(theirs, path),
    };
    const found = await mergeFile(git, file, versions, language, isContent ? choices[file] : undefined);
    if ("bytes" in found) merged.set(path, found.bytes);
    else if (isContent) conflicts.push({ ...found.conflict, file });
    else throw new RefusedError(409, `The program itself was changed on both sides (${path}).`);
  }
  return { merged, conflicts };
}

function draftsOf(merged: MergedFiles, folder: string): Map<string, string | null> {
  const contentFiles = [...merged].filter(([path]) => path.startsWith(folder));
  return new Map(
    contentFiles.map(([path, bytes]) => [path.slice(folder.length), bytes?.toString("utf8") ?? null]),
  );
}

/** A merge commit made in an index of its own: neither files nor the stage are touched. */
async function commitMerged(
  git: Git,
  merged: MergedFiles,
  { base, theirs }: { base: string; theirs: string },
  message: string,
): Promise<string> {
  const folder = await git.ask("rev-parse", "--absolute-git-dir");
  const own = { GIT_INDEX_FILE: `${folder}/desk-index` };
  await git.raw(["read-tree", "HEAD"], undefined, own);
  for (const [path, bytes] of merged) {
    if (!bytes) {
      await git.raw(["update-index", "--force-remove", "--", path], undefined, own);
      continue;
    }
    const blob = (await git.raw(["hash-object", "-w", "--stdin"], bytes)).toString().trim();
    const mode = await mergedMode(git, { base, theirs }, path);
    const entry = `${mode},${blob},${path}`;
    // Also in the place of a folder.
    await git.raw(["update-index", "--add", "--replace", "--cacheinfo", entry], undefined, own);
  }
  const tree = (await git.raw(["write-tree"], undefined, own)).toString().trim();
  return git.ask(...(await author(git)), "commit-tree", tree, "-p", "HEAD", "-p", theirs, "-m", message);
}

/** Theirs where they changed it, else ours. */
async function mergedMode(
  git: Git,
  { base, theirs }: { base: string; theirs: string },
  path: string,
): Promise<string> {
  const [before, mine, now] = [
    await modeOf(git, base, path),
    await modeOf(git, "HEAD", path),
    await modeOf(git, theirs, path),
  ];
  return (now === before ? (mine ?? now) : (now ?? mine)) ?? "100644";
}

/** The mode of a file or link; undefined where there is none. */
async function modeOf(git: Git, commit: string, path: string): Promise<string | undefined> {
  const line = await git.ask("ls-tree", commit, "--", path);
  return /^(1[02]\d{4}) /.exec(line)?.[1];
}

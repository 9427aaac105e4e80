import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TEXT_FILE } from "../drafts/content-path.ts";
import type { DeskLanguage } from "../words/desk-language.ts";
import { changesIn } from "./describe-change.ts";
import { type Git, GitError } from "./git.ts";

/** A file before both changes, after mine and after theirs; undefined where it did not exist. */
type ThreeVersions = Record<"base" | "mine" | "theirs", Buffer | undefined>;

export type Side = "mine" | "theirs";

/** The two sides of a conflict in words. */
export type Conflict = Record<Side, string[]>;

type MergedFile = { bytes: Buffer | undefined } | { conflict: Conflict };

/**
 * Merges both changes of a file line by line, as git does. On a conflict `choice` says which side to keep; without it the
 * conflict is returned. Pictures are taken as a whole.
 */
export async function mergeFile(
  git: Git,
  file: string,
  versions: ThreeVersions,
  language: DeskLanguage,
  choice?: Side,
): Promise<MergedFile> {
  const lineBreak = TEXT_FILE.test(file) ? newLineBreak(versions) : undefined;
  if (!lineBreak) return mergeAlike(git, file, versions, language, choice);
  // Otherwise every line would count as changed.
  const alike = {
    base: withLineBreak(versions.base, "\n"),
    mine: withLineBreak(versions.mine, "\n"),
    theirs: withLineBreak(versions.theirs, "\n"),
  };
  const merged = await mergeAlike(git, file, alike, language, choice);
  return "bytes" in merged ? { bytes: withLineBreak(merged.bytes, lineBreak) } : merged;
}

/** The line break to which a side went over, as Git for Windows and some editors do; undefined where none did. */
function newLineBreak({ base, mine, theirs }: ThreeVersions): string | undefined {
  const [first, ...later] = [base, mine, theirs]
    .filter((bytes) => bytes !== undefined)
    .map((bytes) => (bytes.includes("\r\n") ? "\r\n" : "\n"));
  return later.findLast((lineBreak) => lineBreak !== first);
}

function withLineBreak(bytes: Buffer | undefined, lineBreak: string): Buffer | undefined {
  // In this encoding each byte is one letter.
  return bytes && Buffer.from(bytes.toString("latin1").replace(/\r?\n/g, lineBreak), "latin1");
}

/** Merges versions with the same line breaks. */
async function mergeAlike(
  git: Git,
  file: string,
  versions: ThreeVersions,
  language: DeskLanguage,
  choice: Side | undefined,
): Promise<MergedFile> {
  const { base, mine, theirs } = versions;
  if (sameBytes(mine, theirs) || sameBytes(base, mine)) return { bytes: theirs };
  if (sameBytes(base, theirs)) return { bytes: mine };
  const joined = await joinLines(git, file, versions);
  if (joined) return { bytes: joined };
  const taken = {
    mine: (await joinLines(git, file, versions, "--ours")) ?? mine,
    theirs: (await joinLines(git, file, versions, "--theirs")) ?? theirs,
  };
  if (choice) return { bytes: taken[choice] };
  return {
    conflict: {
      mine: onlyIn(file, base, taken.mine, taken.theirs, language),
      theirs: onlyIn(file, base, taken.theirs, taken.mine, language),
    },
  };
}

/** Undefined on a conflict, or for files that are no text. */
async function joinLines(
  git: Git,
  file: string,
  { base, mine, theirs }: ThreeVersions,
  whose?: "--ours" | "--theirs",
): Promise<Buffer | undefined> {
  if (!TEXT_FILE.test(file) || !base || !mine || !theirs) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "desk-merge-"));
  try {
    const paths = await Promise.all(
      Object.entries({ mine, base, theirs }).map(async ([name, bytes]) => {
        await writeFile(join(folder, name), bytes);
        return join(folder, name);
      }),
    );
    return await git.raw(["merge-file", "-p", "--quiet", ...(whose ? [whose] : []), ...paths]);
  } catch (error) {
    if (error instanceof GitError) return undefined;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Changes of one side that the other side did not make. */
function onlyIn(
  file: string,
  base: Buffer | undefined,
  one: Buffer | undefined,
  other: Buffer | undefined,
  language: DeskLanguage,
): string[] {
  if (one && !TEXT_FILE.test(file)) return [`${Math.ceil(one.length / 1000)} kB`];
  const changes = (after: Buffer | undefined) =>
    changesIn(file, base?.toString("utf8"), after?.toString("utf8"), language);
  const others = changes(other);
  return changes(one).filter((change) => !others.includes(change));
}

function sameBytes(a: Buffer | undefined, b: Buffer | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && a.equals(b));
}

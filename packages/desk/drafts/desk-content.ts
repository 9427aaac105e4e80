import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { formerNames } from "@stoneyard/catalogue/checks/former-names.ts";
import { applyEdits, type FileEdit } from "@stoneyard/catalogue/editing/file-edit.ts";
import { ContentFolder, type Drafts, type Reading } from "@stoneyard/catalogue/files/content-folder.ts";
import { textOf } from "@stoneyard/catalogue/files/decode-text.ts";
import { ParseCache } from "@stoneyard/catalogue/files/parse-cache.ts";
import { parseSource } from "@stoneyard/catalogue/files/source.ts";
import { ContentError, formatProblem, type Problem } from "@stoneyard/catalogue/problem.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { confinedPath, RefusedError, textFilePath } from "./content-path.ts";
import { whileLocked } from "./folder-lock.ts";
import { type Changes, finishWriting, obstacleOf, writeTogether } from "./write-file.ts";

/** Larger than any text of the content, smaller than a telephone's picture. */
const LARGEST_TEXT = 1_000_000;

export type OpenedFile = {
  file: string;
  text: string;
  /** A hash of the file's bytes. It is sent back with a change, so that nobody changes what they have not seen. */
  version: string;
};

/** Reads and changes content/, one change after another. Nothing invalid is ever written. */
export class DeskContent {
  readonly dir: string;
  /** Parsed files; a change reads only its own files again. */
  readonly before = new ParseCache();
  /** What keeps files of earlier saves from their places, where their new bytes wait for them. */
  waiting: readonly Problem[] = [];
  /** Called with the names of files that were written. */
  onWritten: (files: readonly string[]) => void = () => {};
  readonly #spare: string;
  #last: Promise<unknown> = Promise.resolve();

  /** @param spare a folder on the same disk for files being written */
  constructor(dir: string, spare: string) {
    this.dir = dir;
    this.#spare = spare;
  }

  /** Throws a RefusedError where there is no such file. */
  async open(file: unknown): Promise<OpenedFile> {
    const path = await textFilePath(this.dir, file);
    const size = await stat(path).catch(() => undefined);
    if (!size?.isFile()) throw new RefusedError(404, "There is no such file.");
    if (size.size > LARGEST_TEXT) throw new RefusedError(413, "The file is too large for the desk.");
    const text = textOf(await readFile(path));
    return { file: String(file), text, version: versionOf(text) };
  }

  /**
   * The text of a file whose values can be read.
   * @throws ContentError where a mistake keeps them from being read, RefusedError where there is no such file
   */
  async readableText(file: string): Promise<string> {
    const { text } = await this.open(file);
    const { value, problems } = parseSource(`content/${file}`, text);
    if (value === undefined) throw new ContentError(problems);
    return text;
  }

  /** A file's text; empty where there is none. */
  async text(file: string): Promise<string> {
    return textOf(await readFile(join(this.dir, file)).catch(() => undefined));
  }

  /** A file's bytes, also of a picture; undefined when it does not exist. */
  async bytes(file: string): Promise<Buffer | undefined> {
    const path = await confinedPath(this.dir, file);
    return readFile(path).catch(() => undefined);
  }

  /** Names of the YAML files in a folder of the content, without their ending. */
  async names(folder: string): Promise<string[]> {
    const files = await readdir(join(this.dir, folder)).catch(() => []);
    return files
      .filter((file) => file.endsWith(".yaml"))
      .map((file) => file.slice(0, -".yaml".length))
      .sort();
  }

  /** The first stone that there is, such as marble/carrara. */
  async anyStone(): Promise<string | undefined> {
    for (const family of await this.names("families")) {
      const [stone] = await this.names(`stones/${family}`);
      if (stone) return `${family}/${stone}`;
    }
    return undefined;
  }

  /** The text as it would be after these edits. Throws where the file has changed since it was opened. */
  async draft(file: unknown, version: unknown, edits: readonly FileEdit[]): Promise<OpenedFile> {
    const opened = await this.open(file);
    if (opened.version !== version) throw new RefusedError(409, "The file has changed in the meantime.");
    const text = editedText(opened, edits);
    if (Buffer.byteLength(text) > LARGEST_TEXT) throw new RefusedError(413, "The text is too long.");
    return { ...opened, text, version: versionOf(text) };
  }

  /**
   * Runs work that reads and then writes, after everything that began earlier, in other programs too.
   * @throws RefusedError where another program is busy for long
   */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const alone = () => whileLocked(join(this.#spare, "lock"), work);
    const turn = this.#last.then(alone, alone);
    this.#last = turn.catch(() => {});
    return turn;
  }

  /** Every mistake of the content as it is, or would be with these drafts. */
  problems(drafts?: Drafts): Promise<readonly Problem[]> {
    return problemsOf(this.dir, { drafts, before: this.before });
  }

  /** Every mistake of the content; where there is none, the texts that still speak of what was removed. */
  async review(): Promise<{ problems: readonly Problem[]; mentions: readonly Problem[] }> {
    const reading = { before: this.before };
    const { content, problems } = await contentOrProblems(this.dir, reading);
    if (!content) return { problems, mentions: [] };
    return { problems, mentions: await formerNames(await ContentFolder.open(this.dir, reading), content) };
  }

  /**
   * Writes all drafts, or nothing when that would make a new mistake or something stands in the way.
   * @returns the new mistakes, or what stands in the way
   */
  async save(changes: Changes): Promise<{ problems: readonly Problem[] }> {
    for (const file of changes.keys()) await confinedPath(this.dir, file);
    const texts = [...changes].map(([file, now]): [string, string | null] => [
      file,
      // The check of texts only needs to know that a picture exists.
      now === null || typeof now === "string" ? now : "",
    ]);
    const obstacles = await Promise.all([...changes.keys()].map((file) => obstacleOf(file, this.dir)));
    const problems = [
      ...obstacles.filter((found) => found !== undefined),
      ...(await newProblems(this.dir, new Map(texts), this.before)),
    ];
    if (problems.length > 0) return { problems };
    this.waiting = await writeTogether(this.dir, changes, this.#spare);
    this.onWritten([...changes.keys()]);
    const own = [...changes.keys()].map((file) => `content/${file}`);
    return { problems: this.waiting.filter(({ file }) => own.includes(file)) };
  }

  /** Finishes a save in which the program ended, or whose files could not take their places. */
  async finishSaving(): Promise<void> {
    this.waiting = await finishWriting(this.dir, this.#spare);
  }
}

function editedText({ file, text }: OpenedFile, edits: readonly FileEdit[]): string {
  try {
    return applyEdits(file, text, edits);
  } catch (error) {
    throw new RefusedError(400, error instanceof Error ? error.message : String(error));
  }
}

function versionOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

/** New mistakes that these drafts would make. */
async function newProblems(
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
  return (await contentOrProblems(contentDir, reading)).problems;
}

type ContentOrProblems = { content?: Content; problems: readonly Problem[] };

async function contentOrProblems(contentDir: string, reading?: Reading): Promise<ContentOrProblems> {
  try {
    return { content: await readContent(contentDir, reading), problems: [] };
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return { problems: error.problems };
  }
}

function unplaced(problem: Problem): string {
  return formatProblem({ ...problem, line: 0 });
}

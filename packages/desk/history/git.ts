import { execFile } from "node:child_process";
import { rm, stat } from "node:fs/promises";
import { resolve } from "node:path";

const LARGEST_ANSWER = 64_000_000;
/** Milliseconds after which a lock counts as left behind by a git that crashed. */
const STALE_LOCK = 10_000;

/** No prompts for passwords; `ext::` would run a command, and `fd::` would wait for ever. A file's name is no pattern. */
const UNATTENDED = {
  GIT_TERMINAL_PROMPT: "0",
  GIT_ALLOW_PROTOCOL: "file:git:http:https:ssh",
  GIT_LITERAL_PATHSPECS: "1",
  LC_ALL: "C",
};

/** A place that sends nothing for two minutes is given up, as every save waits meanwhile. */
const PATIENCE = { GIT_HTTP_LOW_SPEED_LIMIT: "1", GIT_HTTP_LOW_SPEED_TIME: "120" };

/** Git's error output. */
export class GitError extends Error {
  override readonly name = "GitError";
}

/** The git of this machine, in the folder that holds content/. */
export class Git {
  readonly dir: string;

  constructor(dir: string) {
    this.dir = dir;
  }

  /**
   * Git's output without the line break at its end.
   * @throws GitError
   */
  async ask(...args: string[]): Promise<string> {
    return (await this.raw(args)).toString("utf8").replace(/\n$/, "");
  }

  /** The lines of git's output. */
  async lines(...args: string[]): Promise<string[]> {
    return (await this.ask(...args)).split("\n").filter(Boolean);
  }

  /** The files that a command lists, as they are called: without -z, git writes some names in quotes. */
  async paths(command: string, ...args: string[]): Promise<string[]> {
    return (await this.raw([command, "-z", ...args])).toString("utf8").split("\0").filter(Boolean);
  }

  /**
   * Git's output, byte for byte.
   * @param input for its standard input
   * @param settings further environment variables
   */
  async raw(
    args: readonly string[],
    input?: string | Uint8Array,
    settings: NodeJS.ProcessEnv = {},
  ): Promise<Buffer> {
    try {
      return await this.#run(args, input, settings);
    } catch (error) {
      if (!(error instanceof GitError) || !(await this.#removeStaleLock(error.message))) throw error;
      return this.#run(args, input, settings);
    }
  }

  async #removeStaleLock(stderr: string): Promise<boolean> {
    const named = /Unable to create '(.+\.lock)': File exists/.exec(stderr)?.[1];
    const lock = named && resolve(this.dir, named);
    const found = lock && (await stat(lock).catch(() => undefined));
    if (!found || Date.now() - found.mtimeMs < STALE_LOCK) return false;
    await rm(lock, { force: true });
    return true;
  }

  #run(
    args: readonly string[],
    input: string | Uint8Array | undefined,
    settings: NodeJS.ProcessEnv,
  ): Promise<Buffer> {
    const env = { ...PATIENCE, ...process.env, ...UNATTENDED, ...settings };
    return new Promise((resolve, reject) => {
      const git = execFile(
        "git",
        args,
        { cwd: this.dir, maxBuffer: LARGEST_ANSWER, encoding: "buffer", env },
        (error, stdout, stderr) => {
          if (error) reject(new GitError(stderr.toString("utf8").trim() || error.message));
          else resolve(stdout);
        },
      );
      git.stdin?.on("error", () => {});
      git.stdin?.end(input);
    });
  }

  /** The answer, or undefined where git says no. */
  async askIf(...args: string[]): Promise<string | undefined> {
    return this.ask(...args).catch((error) => {
      if (error instanceof GitError) return undefined;
      throw error;
    });
  }

  /** The project's folder within a larger repository, with a slash at its end; empty where it is the repository. */
  folder(): Promise<string> {
    return this.ask("rev-parse", "--show-prefix");
  }

  /** Git at the top of the repository, from where it names the files of all that was changed. */
  async atTop(): Promise<Git> {
    return new Git(await this.ask("rev-parse", "--show-toplevel"));
  }

  /** A file as it was at a commit; undefined where it was not there. */
  async fileAt(commit: string, file: string): Promise<Buffer | undefined> {
    // A folder of that name would be shown as a list.
    const kind = await this.askIf("cat-file", "-t", `${commit}:./${file}`);
    return kind === "blob" ? this.raw(["show", `${commit}:./${file}`]) : undefined;
  }
}

type GitState = "ready" | "no-git" | "no-repository" | "no-commit";

/** Whether changes can be kept with their history. */
export async function gitState(git: Git): Promise<GitState> {
  if ((await git.askIf("rev-parse", "--verify", "HEAD")) !== undefined) return "ready";
  if ((await git.askIf("--version")) === undefined) return "no-git";
  return (await git.askIf("rev-parse", "--git-dir")) === undefined ? "no-repository" : "no-commit";
}

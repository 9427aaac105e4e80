import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { RefusedError } from "../drafts/content-path.ts";
import { quoted, sshFault, sshWords } from "../ssh.ts";
import type { BuiltTarget } from "./built-target.ts";

export type BuiltState =
  | { phase: "rest" | "building" | "sending" }
  /** `folder` is where the built site lies on this machine. */
  | { phase: "done"; folder: string }
  | { phase: "failed"; reason: string };

/** A file of every built site: a folder that has others, but not this one, is somebody else's. */
const OURS = "built-for.txt";
const LONGEST_REASON = 600;

/** Builds the site on this machine and, where it is said so, sends it; one at a time. */
export class BuiltSite {
  readonly #root: string;
  state: BuiltState = { phase: "rest" };

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /** Begins it; `state` tells how it goes. Throws a RefusedError while another is under way. */
  begin(target: BuiltTarget): Promise<void> {
    if (this.state.phase === "building" || this.state.phase === "sending")
      throw new RefusedError(409, "BUILDING");
    return this.#work(target).then(
      () => {
        this.state = { phase: "done", folder: resolve(this.#root, "dist/client") };
      },
      (error: unknown) => {
        const output = error instanceof Error ? error.message : String(error);
        const reason = (this.state.phase === "sending" && sshFault(output)) || output;
        this.state = { phase: "failed", reason };
      },
    );
  }

  async #work({ siteUrl, send }: BuiltTarget): Promise<void> {
    this.state = { phase: "building" };
    await this.#run(process.execPath, ["build/build.ts"], { SITE_URL: siteUrl });
    await this.#run(process.execPath, ["server/static-hosting.ts"], { SITE_URL: siteUrl });
    if (!send) return;
    this.state = { phase: "sending" };
    const { options, host } = sshWords(send.server);
    const folder = quoted(send.folder);
    const isOurs = `[ ! -e ${folder} ] || [ -e ${folder}/${OURS} ] || [ -z "$(ls -A ${folder})" ]`;
    await this.#run("ssh", [...options, "--", host, `${isOurs} || { echo FOREIGN >&2; exit 1; }`]);
    const shell = ["ssh", ...options].join(" ");
    await this.#run("rsync", ["-az", "--delete", "-e", shell, "--", "dist/", `${host}:${send.folder}/`]);
    if (send.afterwards !== "") await this.#run("ssh", [...options, "--", host, send.afterwards]);
  }

  /** Rejects with the last that it said where it ends badly. */
  #run(program: string, words: readonly string[], settings: NodeJS.ProcessEnv = {}): Promise<void> {
    // The desk's own setting for bundling its screens is not the site's.
    const { NODE_ENV: _, ...inherited } = process.env;
    const child = spawn(program, words, { cwd: this.#root, env: { ...inherited, ...settings } });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (part) => {
        output = `${output}${part}`.slice(-LONGEST_REASON);
      });
    return new Promise((done, fail) => {
      child.on("error", (error) => {
        const { code }: { code?: unknown } = Object(error);
        fail(new Error(code === "ENOENT" ? `NO ${program.toUpperCase()}` : error.message));
      });
      child.on("close", (code) =>
        code === 0 ? done() : fail(new Error(output.trim() || `${program}: ${code}`)),
      );
    });
  }
}

import { resolve } from "node:path";
import { RefusedError } from "../drafts/content-path.ts";
import { quoted, runThere, sendThere, sshFault } from "../ssh.ts";
import type { BuiltTarget } from "./built-target.ts";
import { runProgram } from "./run-program.ts";

export type BuiltState =
  | { phase: "rest" | "building" | "sending" }
  /** `folder` is where the built site lies on this machine. */
  | { phase: "done"; folder: string }
  | { phase: "failed"; reason: string };

/** A file of every built site: a folder with other files but not this one belongs to somebody else. */
export const OURS = "built-for.txt";

/** Builds the site here and sends it where that is set; one at a time. */
export class BuiltSite {
  readonly #root: string;
  state: BuiltState = { phase: "rest" };

  /** @param root the project's folder */
  constructor(root: string) {
    this.#root = root;
  }

  /**
   * Begins; `state` shows the progress.
   * @throws RefusedError while another build is under way
   */
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
    for (const program of ["packages/site/build/build.ts", "packages/server/hosting/static-hosting.ts"])
      await runProgram(this.#root, process.execPath, [program], { SITE_URL: siteUrl });
    if (!send) return;
    this.state = { phase: "sending" };
    const folder = quoted(send.folder);
    const isOurs = `[ ! -e ${folder} ] || [ -e ${folder}/${OURS} ] || [ -z "$(ls -A ${folder})" ]`;
    await runThere(this.#root, send.server, `${isOurs} || { echo FOREIGN >&2; exit 1; }`);
    await sendThere(this.#root, send, ["dist/"], ["--delete"]);
    if (send.afterwards !== "") await runThere(this.#root, send.server, send.afterwards);
  }
}

import { stat } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { slabStates } from "@stoneyard/catalogue/stones/slab-states.ts";
import { SLAB_STATES_FILE } from "@stoneyard/catalogue/stones/slab-states-file.ts";
import type { DeskContent } from "../drafts/desk-content.ts";
import { writeWhole } from "../drafts/write-file.ts";
import { quoted, runThere, sendThere, sshArguments, sshFault } from "../ssh.ts";
import { OURS } from "./built-site.ts";
import type { StoredTarget } from "./built-target.ts";

/** Where visitors see the states now; `later` is with the next publication. */
type StatesPublished = { where: "here" | "later" } | { where: "there"; host: string };

type Options = {
  /** The project's folder, whose built site lies in `dist`. */
  root: string;
  content: DeskContent;
  target: StoredTarget;
};

/**
 * Tells the built site which slabs are reserved and sold, without a build: writes its file of states in `dist`, and sends it
 * where the desk sends the site. A site that is published by git has them with its next publication.
 * @throws where there is a server that could not be told
 */
export async function publishSlabStates({ root, content, target }: Options): Promise<StatesPublished> {
  const { stones } = await readContent(content.dir, { before: content.before });
  const text = Buffer.from(JSON.stringify(slabStates(stones)));
  const spare = join(root, ".cache/desk/slab-states");
  // The server would otherwise go on sending the old compressed forms.
  const files: [name: string, bytes: Buffer][] = [
    [SLAB_STATES_FILE, text],
    [`${SLAB_STATES_FILE}.br`, await promisify(brotliCompress)(text)],
    [`${SLAB_STATES_FILE}.gz`, await promisify(gzip)(text)],
  ];
  const writeTo = (folder: string) =>
    Promise.all(files.map(([name, bytes]) => writeWhole(join(folder, name), bytes, spare)));
  const built = join(root, "dist/client");
  const isBuilt = (await stat(built).catch(() => undefined))?.isDirectory() === true;
  if (isBuilt) await writeTo(built);
  const { send } = (await target.read()) ?? {};
  if (!send) return { where: isBuilt ? "here" : "later" };
  await writeTo(spare);
  const ours = `${quoted(send.folder)}/${OURS}`;
  try {
    await runThere(root, send.server, `[ -e ${ours} ] || { echo FOREIGN >&2; exit 1; }`);
    const paths = files.map(([name]) => join(spare, name));
    await sendThere(root, { ...send, folder: `${send.folder}/client` }, paths);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(sshFault(reason) ?? reason, { cause: error });
  }
  return { where: "there", host: sshArguments(send.server).host };
}

/** Changes within this time are sent together, ms. */
const WAIT_MS = 1000;

/** While the desk is open, the site shows reserved and sold slabs some seconds after a save. */
export class LiveSlabStates {
  /** Why the site could not be updated the last time. */
  fault: string | undefined;
  readonly #update: () => Promise<void>;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#update = async () => {
      try {
        await publishSlabStates(options);
        this.fault = undefined;
      } catch (error) {
        this.fault = error instanceof Error ? error.message : String(error);
      }
    };
    options.content.onWritten = (files) => {
      if (files.some((file) => file.startsWith("stones/"))) this.#schedule();
    };
  }

  #schedule(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      this.#last = this.#last.then(this.#update);
    }, WAIT_MS);
    this.#timer.unref();
  }
}

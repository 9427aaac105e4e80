import { existsSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { ContentFolder } from "@stoneyard/catalogue/files/content-folder.ts";
import { pictureHash } from "@stoneyard/catalogue/pictures/picture-hash.ts";
import {
  MADE_FILE,
  type MadeList,
  madeListText,
  mastersByName,
  readMadeList,
} from "@stoneyard/catalogue/pictures/pictures.ts";
import { ContentError } from "@stoneyard/catalogue/problem.ts";
import { parse } from "yaml";

export type MadeEntry = MadeList[string];

/** The masters of content/pictures and the list of those that the project made. */
export class Masters {
  readonly #dir: string;
  readonly #files: ReadonlyMap<string, readonly string[]>;
  readonly #made: MadeList;
  /** The list as it was last written here. */
  #written = "";

  /** @throws ContentError where the list cannot be read */
  static async open(contentDir: string): Promise<Masters> {
    const folder = await ContentFolder.open(contentDir);
    const made = await readMadeList(folder);
    if (folder.problems.length > 0) throw new ContentError(folder.problems);
    return new Masters(contentDir, mastersByName(folder), made);
  }

  private constructor(dir: string, files: ReadonlyMap<string, readonly string[]>, made: MadeList) {
    this.#dir = dir;
    this.#files = files;
    this.#made = made;
  }

  /** Whether any picture of this name is there. */
  has(name: string): boolean {
    return this.#files.has(name);
  }

  /** Where the file of this name lies; the wanted ending first where there are several. */
  pathOf(name: string): string {
    const file = this.#files.get(name)?.[0];
    if (!file) throw new Error(`There is no picture ${name} in ${this.#dir}/pictures`);
    return join(this.#dir, file);
  }

  /** The line of the list, where our file is there as we left it and no photograph was put beside or over it. */
  async ours(name: string): Promise<MadeEntry | undefined> {
    const files = this.#files.get(name) ?? [];
    const entry = this.#made[name];
    if (!entry || files.length !== 1) return undefined;
    const bytes = await readFile(join(this.#dir, files[0]));
    return pictureHash(bytes) === entry.sha256 ? entry : undefined;
  }

  /**
   * Writes a master, whole or not at all, and lists it as ours.
   * @throws where the owner has put a photograph in its place since
   */
  async write(name: string, avif: Uint8Array, entry: Omit<MadeEntry, "sha256">): Promise<void> {
    const path = join(this.#dir, "pictures", `${name}.avif`);
    const { made, ...facts } = entry;
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, avif);
    await this.#locked(() => {
      if (existsSync(path) && pictureHash(readFileSync(path)) !== this.#made[name]?.sha256) {
        rmSync(`${path}.part`);
        throw new Error(`${path} is not a picture that the project made; it is left as it is`);
      }
      // Both at once, as a picture that is not listed counts as the owner's even if this run is broken off.
      renameSync(`${path}.part`, path);
      this.#list(name, { made, sha256: pictureHash(avif), ...facts });
    });
  }

  /** Says anew what a master of ours was made from. @throws where the file is not ours */
  async relist(name: string, { made, ...facts }: Omit<MadeEntry, "sha256">): Promise<void> {
    const entry = await this.ours(name);
    if (!entry) throw new Error(`${name} is not a picture that the project made`);
    await this.#locked(() => this.#list(name, { made, sha256: entry.sha256, ...facts }));
  }

  /** Does something with the list as it now stands: slabs, rooms and tables may be made at the same time. */
  async #locked(change: () => void): Promise<void> {
    const lock = join(this.#dir, `${MADE_FILE}.lock`);
    await lockFile(lock);
    try {
      const path = join(this.#dir, MADE_FILE);
      const standing = existsSync(path) ? readFileSync(path, "utf8") : "";
      // Hundreds of lines are read as YAML only where someone else has written them.
      if (standing !== this.#written) Object.assign(this.#made, parse(standing));
      change();
    } finally {
      rmSync(lock, { force: true });
    }
  }

  #list(name: string, entry: MadeEntry): void {
    const path = join(this.#dir, MADE_FILE);
    this.#made[name] = entry;
    this.#written = madeListText(this.#made);
    writeFileSync(`${path}.part`, this.#written);
    renameSync(`${path}.part`, path);
  }
}

const LOCK_STALE = 10_000;

/** Waits until the lock is ours. One that is older than ten seconds was left by a process that died. */
async function lockFile(path: string): Promise<void> {
  for (;;) {
    try {
      writeFileSync(path, "", { flag: "wx" });
      return;
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const age = Date.now() - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > LOCK_STALE) rmSync(path, { force: true });
    await setTimeout(20);
  }
}

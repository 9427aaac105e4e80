import { writeFileSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ContentFolder } from "#catalogue/content-folder.ts";
import {
  MADE_FILE,
  type MadeList,
  madeListText,
  mastersByName,
  pictureHash,
  readMadeList,
} from "#catalogue/pictures.ts";
import { ContentError } from "#catalogue/problem.ts";

export type MadeEntry = MadeList[string];

/** The masters of content/pictures and the list of those that the project made. */
export class Masters {
  readonly #dir: string;
  readonly #files: ReadonlyMap<string, readonly string[]>;
  readonly #made: MadeList;

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

  /** The line of the list, where our file is there as we left it and no photograph was put beside or over it. */
  async ours(name: string): Promise<MadeEntry | undefined> {
    const files = this.#files.get(name) ?? [];
    const entry = this.#made[name];
    if (!entry || files.length !== 1) return undefined;
    const bytes = await readFile(join(this.#dir, files[0] as string));
    return pictureHash(bytes) === entry.sha256 ? entry : undefined;
  }

  /** Writes a master, whole or not at all, and lists it as ours. */
  async write(name: string, avif: Uint8Array, entry: Omit<MadeEntry, "sha256">): Promise<void> {
    const path = join(this.#dir, "pictures", `${name}.avif`);
    const { made, ...facts } = entry;
    this.#made[name] = { made, sha256: pictureHash(avif), ...facts };
    await mkdir(dirname(path), { recursive: true });
    await writeFile(`${path}.part`, avif);
    await rename(`${path}.part`, path);
    // At once, as a picture that is not listed counts as the owner's even if this run is broken off.
    writeFileSync(join(this.#dir, MADE_FILE), madeListText(this.#made));
  }
}

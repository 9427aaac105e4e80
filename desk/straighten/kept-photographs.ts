import { mkdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { RefusedError } from "../drafts/content-path.ts";
import { writeWhole } from "../drafts/write-file.ts";
import { openPhotograph, type Photograph } from "./photograph.ts";

/** The photograph of a slab, and one from another place. */
export type Which = "first" | "second";

/** Photographs as they came, in a folder that is not under git, so that a slab can be straightened again. */
export class KeptPhotographs {
  readonly #folder: string;
  /** Decoded pixels are large: those of one stone only. */
  #stone = "";
  readonly #opened = new Map<Which, Photograph>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(stone: string, which: Which): Promise<boolean> {
    return (await stat(this.#original(stone, which)).catch(() => undefined)) !== undefined;
  }

  /** Throws a RefusedError where none was kept. */
  async open(stone: string, which: Which): Promise<Photograph> {
    const known = this.#of(stone).get(which);
    if (known) return known;
    const bytes = await readFile(this.#original(stone, which)).catch(() => undefined);
    if (!bytes) throw new RefusedError(404, "There is no photograph of this stone here.");
    const photograph = await openPhotograph(bytes);
    this.#of(stone).set(which, photograph);
    return photograph;
  }

  /** Throws a RefusedError where these bytes are no photograph; nothing is kept then. */
  async keep(stone: string, which: Which, bytes: Buffer): Promise<Photograph> {
    const photograph = await openPhotograph(bytes);
    await mkdir(this.#folder, { recursive: true });
    await writeWhole(this.#original(stone, which), bytes, this.#folder);
    this.#of(stone).set(which, photograph);
    return photograph;
  }

  /** How it was straightened, as text; undefined where it was not yet. */
  async placement(stone: string): Promise<string | undefined> {
    return readFile(this.#path(stone, "json"), "utf8").catch(() => undefined);
  }

  async keepPlacement(stone: string, placement: string): Promise<void> {
    await writeWhole(this.#path(stone, "json"), placement, this.#folder);
  }

  #of(stone: string): Map<Which, Photograph> {
    if (this.#stone !== stone) this.#opened.clear();
    this.#stone = stone;
    return this.#opened;
  }

  #original(stone: string, which: Which): string {
    return this.#path(stone, which === "first" ? "original" : "second.original");
  }

  #path(stone: string, ending: string): string {
    return join(this.#folder, `${stone.replace("/", "-")}.${ending}`);
  }
}

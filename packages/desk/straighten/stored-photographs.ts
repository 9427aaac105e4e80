import { mkdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { RefusedError } from "../drafts/content-path.ts";
import { writeWhole } from "../drafts/write-file.ts";
import { openPhotograph, type Photograph } from "./photograph.ts";
import type { View } from "./views.ts";

/** The photograph of a slab, and one from another place. */
export type Which = "first" | "second";
/** The view of a stone that a photograph shows. */
type Subject = { stone: StoneKey; view: View };

/** Close views keep every pixel, up to 48 megapixels. */
const LARGEST_CLOSE = 50_000_000;

/** The original photographs, in a folder outside git, so that slabs can be straightened again. */
export class StoredPhotographs {
  readonly #folder: string;
  /** Decoded pixels are large, so only those of one subject are kept. */
  #subject = "";
  /** Counts what was kept. */
  #kept = 0;
  readonly #opened = new Map<Which, Photograph>();

  constructor(folder: string) {
    this.#folder = folder;
  }

  async has(subject: Subject, which: Which): Promise<boolean> {
    return (await stat(this.#original(subject, which)).catch(() => undefined)) !== undefined;
  }

  /** Throws a RefusedError where none was kept. */
  async open(subject: Subject, which: Which): Promise<Photograph> {
    const known = this.#of(subject).get(which);
    if (known) return known;
    const kept = this.#kept;
    const photograph = await openPhotograph(await this.#bytes(subject, which), mostPixels(subject));
    // Another one may have been kept while this one was decoded.
    if (kept === this.#kept) this.#of(subject).set(which, photograph);
    return photograph;
  }

  /** Throws a RefusedError where these bytes are no photograph; nothing is kept then. */
  async keep(subject: Subject, which: Which, bytes: Buffer): Promise<Photograph> {
    const photograph = await openPhotograph(bytes, mostPixels(subject));
    await mkdir(this.#folder, { recursive: true });
    if (which === "first") await this.#forget(subject);
    await writeWhole(this.#original(subject, which), bytes, this.#folder);
    this.#kept += 1;
    this.#of(subject).set(which, photograph);
    return photograph;
  }

  /** How it was straightened, as text; undefined where it was not yet. */
  async placement(subject: Subject): Promise<string | undefined> {
    return readFile(this.#path(subject, "json"), "utf8").catch(() => undefined);
  }

  async keepPlacement(subject: Subject, placement: string): Promise<void> {
    await writeWhole(this.#path(subject, "json"), placement, this.#folder);
  }

  /** The first photograph of one view of a stone, also for another view. */
  async copy(stone: StoneKey, from: View, to: View): Promise<Photograph> {
    return this.keep({ stone, view: to }, "first", await this.#bytes({ stone, view: from }, "first"));
  }

  /** The former edges and second photograph do not apply to another photograph. */
  async #forget(subject: Subject): Promise<void> {
    this.#of(subject).delete("second");
    for (const path of [this.#path(subject, "json"), this.#original(subject, "second")])
      await rm(path, { force: true });
  }

  /** Throws a RefusedError where none was kept. */
  async #bytes(subject: Subject, which: Which): Promise<Buffer> {
    const bytes = await readFile(this.#original(subject, which)).catch(() => undefined);
    if (!bytes) throw new RefusedError(404, "There is no photograph of this stone here.");
    return bytes;
  }

  #of(subject: Subject): Map<Which, Photograph> {
    const name = nameOf(subject);
    if (this.#subject !== name) this.#opened.clear();
    this.#subject = name;
    return this.#opened;
  }

  #original(subject: Subject, which: Which): string {
    return this.#path(subject, which === "first" ? "original" : "second.original");
  }

  #path(subject: Subject, ending: string): string {
    return join(this.#folder, `${nameOf(subject)}.${ending}`);
  }
}

function nameOf({ stone, view }: Subject): string {
  return `${stone.replace("/", "-")}${view === "slab" ? "" : `-${view}`}`;
}

function mostPixels({ view }: Subject): number | undefined {
  return view === "close" ? LARGEST_CLOSE : undefined;
}

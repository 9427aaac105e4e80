import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { RefusedError } from "./content-path.ts";
import { writeWhole } from "./write-file.ts";

/** A setting in a JSON file beside the content and outside git, as it concerns this machine alone. */
export class StoredSetting<Schema extends z.ZodType> {
  readonly #schema: Schema;
  readonly #folder: string;
  readonly #name: string;

  constructor(schema: Schema, folder: string, name: string) {
    this.#schema = schema;
    this.#folder = folder;
    this.#name = name;
  }

  /** Undefined until it is set. */
  async read(): Promise<z.output<Schema> | undefined> {
    const written = await readFile(this.#file, "utf8").catch(() => undefined);
    return written === undefined ? undefined : this.#schema.parse(JSON.parse(written));
  }

  /** Throws a RefusedError where it cannot be meant. */
  async write(value: unknown): Promise<z.output<Schema>> {
    const read = this.#schema.safeParse(value);
    if (!read.success) throw new RefusedError(422, read.error.issues[0]?.message ?? "");
    await writeWhole(this.#file, JSON.stringify(read.data), this.#folder);
    return read.data;
  }

  get #file(): string {
    return join(this.#folder, this.#name);
  }
}

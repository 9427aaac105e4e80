import { createHash } from "node:crypto";
import { existsSync, renameSync, writeFileSync } from "node:fs";
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const hexDigits = z.string().regex(/^[0-9a-f]{16}$/);
const list = z.record(z.string(), z.strictObject({ sha256: hexDigits, source: hexDigits }));

const FILE = "made.yaml";
const HEAD =
  "# Files that npm run tables made, with the digest of what each was made from. A file that differs from its line is the owner's.\n";

/** The files of content/models that the project made, and from what. */
export class MadeList {
  readonly #dir: string;
  readonly #made: z.infer<typeof list>;

  /** @throws where the list is there and cannot be understood */
  static async open(dir: string): Promise<MadeList> {
    const path = join(dir, FILE);
    const text = existsSync(path) ? await readFile(path, "utf8") : "{}";
    const read = list.safeParse(parse(text) ?? {});
    if (!read.success) throw new Error(`${path}: ${z.prettifyError(read.error)}`);
    return new MadeList(dir, read.data);
  }

  private constructor(dir: string, made: z.infer<typeof list>) {
    this.#dir = dir;
    this.#made = made;
  }

  /** What is there: nothing, ours of this source, ours of another one, or a file of the owner. */
  async stateOf(file: string, source: string): Promise<"missing" | "current" | "stale" | "owners"> {
    const bytes = await readFile(join(this.#dir, file)).catch(() => undefined);
    if (!bytes) return "missing";
    const line = this.#made[file];
    if (line?.sha256 !== digestOf(bytes)) return "owners";
    return line.source === source ? "current" : "stale";
  }

  /** Writes a file, whole or not at all, and lists it. */
  async write(file: string, bytes: Uint8Array, source: string): Promise<void> {
    const path = join(this.#dir, file);
    await writeFile(`${path}.part`, bytes);
    await rename(`${path}.part`, path);
    this.#made[file] = { sha256: digestOf(bytes), source };
    const lines = Object.entries(this.#made)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, { sha256, source }]) => `${name}: { sha256: "${sha256}", source: "${source}" }\n`);
    // Without a pause, as two files may be ready at the same time, and whole even if this run is broken off.
    const listed = join(this.#dir, FILE);
    writeFileSync(`${listed}.part`, HEAD + lines.join(""));
    renameSync(`${listed}.part`, listed);
  }
}

/** First 16 hex digits of the SHA-256. */
export function digestOf(bytes: Uint8Array | string): string {
  return createHash("sha256").update(bytes).digest("hex").slice(0, 16);
}

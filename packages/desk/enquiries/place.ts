import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { writeWhole } from "../drafts/write-file.ts";
import { SSH_SERVER } from "../ssh.ts";

/** Where enquiries are kept: in the store of this machine, or of a server that one reaches by ssh. */
export const enquiriesPlace = z.discriminatedUnion("kind", [
  z.strictObject({ kind: z.literal("here") }),
  z.strictObject({
    kind: z.literal("ssh"),
    server: z.string().regex(SSH_SERVER, "SERVER"),
    /** The command there; its arguments follow. */
    command: z
      .string()
      .trim()
      .min(1, "COMMAND")
      .max(500, "COMMAND")
      .regex(/^[^\0\n\r]+$/, "COMMAND"),
  }),
]);
export type EnquiriesPlace = z.infer<typeof enquiriesPlace>;

/** Where enquiries are, stored beside the content and outside git, as it concerns this machine alone. */
export class StoredPlace {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Undefined until it is set. */
  async read(): Promise<EnquiriesPlace | undefined> {
    const written = await readFile(this.#file, "utf8").catch(() => undefined);
    return written === undefined ? undefined : enquiriesPlace.parse(JSON.parse(written));
  }

  /** Throws a RefusedError where it cannot be meant. */
  async write(place: unknown): Promise<EnquiriesPlace> {
    const read = enquiriesPlace.safeParse(place);
    if (!read.success) throw new RefusedError(422, read.error.issues[0]?.message ?? "SERVER");
    await writeWhole(this.#file, JSON.stringify(read.data), this.#folder);
    return read.data;
  }

  get #file(): string {
    return join(this.#folder, "enquiries.json");
  }
}

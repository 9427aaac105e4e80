import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { z } from "zod";
import { RefusedError } from "./content-path.ts";
import { writeWhole } from "./write-file.ts";

/** A setting in a JSON file beside the content and outside git, as it concerns this machine alone. */
export function storedSetting<Schema extends z.ZodType>(schema: Schema, folder: string, name: string) {
  const file = join(folder, name);
  return {
    /** Undefined until it is set. */
    async read(): Promise<z.output<Schema> | undefined> {
      const written = await readFile(file, "utf8").catch(() => undefined);
      return written === undefined ? undefined : schema.parse(JSON.parse(written));
    },

    /** Throws a RefusedError where it cannot be meant. */
    async write(value: unknown): Promise<z.output<Schema>> {
      const read = schema.safeParse(value);
      if (!read.success) throw new RefusedError(422, read.error.issues[0]?.message ?? "");
      await writeWhole(file, JSON.stringify(read.data), folder);
      return read.data;
    },
  };
}

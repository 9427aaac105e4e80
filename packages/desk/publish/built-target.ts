import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { writeWhole } from "../drafts/write-file.ts";
import { SSH_SERVER } from "../ssh.ts";

/** Where the built site goes: it stays in dist/, or is sent to a folder of a server. */
export const builtTarget = z.strictObject({
  /** The address at which visitors will see it. */
  siteUrl: z.string().regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/, "SITE URL"),
  send: z
    .strictObject({
      server: z.string().regex(SSH_SERVER, "SERVER"),
      /** Files that are not the site's are deleted in it. */
      folder: z
        .string()
        .regex(/^(\/[\w][\w.-]*){2,}$/, "FOLDER")
        .refine(isForOneSite, "FOLDER"),
      /** A command for the server once the site is there; empty for none. */
      afterwards: z
        .string()
        .trim()
        .max(300)
        .regex(/^[^\0\n\r]*$/, "COMMAND"),
    })
    .optional(),
});
export type BuiltTarget = z.infer<typeof builtTarget>;

/** At least two folders deep, no home and no system folder. */
function isForOneSite(folder: string): boolean {
  if (/^\/(home|Users)\/[^/]+$/.test(folder)) return false;
  return !/^\/(bin|boot|dev|etc|lib\w*|proc|root|run|sbin|sys)\//.test(folder);
}

/** Stored beside the content and outside git, as it concerns this machine alone. */
export class StoredTarget {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async read(): Promise<BuiltTarget | undefined> {
    const written = await readFile(this.#file, "utf8").catch(() => undefined);
    return written === undefined ? undefined : builtTarget.parse(JSON.parse(written));
  }

  /** Throws a RefusedError where it cannot be meant. */
  async write(target: unknown): Promise<BuiltTarget> {
    const read = builtTarget.safeParse(target);
    if (!read.success) throw new RefusedError(422, read.error.issues[0]?.message ?? "SITE URL");
    await writeWhole(this.#file, JSON.stringify(read.data), this.#folder);
    return read.data;
  }

  get #file(): string {
    return join(this.#folder, "built-site.json");
  }
}

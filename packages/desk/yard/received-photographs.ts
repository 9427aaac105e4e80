import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { stoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import { z } from "zod";
import { RefusedError } from "../drafts/content-path.ts";
import { writeWhole } from "../drafts/write-file.ts";
import { openCameraFile } from "../straighten/camera-file.ts";
import { openPhotograph } from "../straighten/photograph.ts";

const statement = z.strictObject({
  /** As typed on the telephone. */
  name: z.string(),
  /** Undefined where no stone of the site has that name. */
  stone: stoneKey.optional(),
  /** Centimetres, where they were measured. */
  measures: z.strictObject({ width: z.number(), height: z.number() }).optional(),
  /** When it came, in milliseconds. */
  at: z.number(),
});

/** What the telephone sent with a photograph. */
export type Said = z.infer<typeof statement>;
/** A photograph that waits to be straightened. */
export type Received = Said & { id: string };

const ID = /^[0-9a-f-]{36}$/;
/** More than a day in the yard; a flood would fill the disk. */
const MOST = 200;
const THUMBNAIL = 320;

/** Photographs from the yard, as they came, in a folder outside git. */
export class ReceivedPhotographs {
  readonly #folder: string;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Throws a RefusedError where these bytes are no photograph, or too many wait. */
  async keep(bytes: Buffer, statement: Said): Promise<void> {
    if ((await this.list()).length >= MOST) throw new RefusedError(507, "FULL");
    await openPhotograph(bytes);
    const id = randomUUID();
    await mkdir(this.#folder, { recursive: true });
    await writeWhole(this.#path(id, "original"), bytes, this.#folder);
    // The photograph counts once this file exists.
    await writeWhole(this.#path(id, "json"), JSON.stringify(statement), this.#folder);
  }

  /** Those that wait, the first that came first. */
  async list(): Promise<Received[]> {
    const names = await readdir(this.#folder).catch(() => []);
    const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
    const found = await Promise.all(
      ids
        .filter((id) => ID.test(id))
        .map(async (id) => {
          // One may be taken meanwhile.
          const said = await this.#statement(id).catch(whereGone);
          return said ? [{ ...said, id }] : [];
        }),
    );
    return found.flat().sort((a, b) => a.at - b.at);
  }

  /** Throws a RefusedError where there is none. */
  async open(id: string): Promise<{ bytes: Buffer; statement: Said }> {
    if (!ID.test(id)) throw new RefusedError(400, "This is not a photograph.");
    const bytes = await readFile(this.#path(id, "original")).catch(() => undefined);
    if (!bytes) throw new RefusedError(404, "This photograph is no longer here.");
    return { bytes, statement: await this.#statement(id) };
  }

  async thumbnail(id: string): Promise<Buffer> {
    const { bytes } = await this.open(id);
    const { image } = await openCameraFile(bytes);
    return image.resize(THUMBNAIL).webp().toBuffer();
  }

  async discard(id: string): Promise<void> {
    await this.open(id);
    await rm(this.#path(id, "json"), { force: true });
    await rm(this.#path(id, "original"), { force: true });
  }

  async #statement(id: string): Promise<Said> {
    return statement.parse(JSON.parse(await readFile(this.#path(id, "json"), "utf8")));
  }

  #path(id: string, ending: string): string {
    return join(this.#folder, `${id}.${ending}`);
  }
}

function whereGone(error: unknown): undefined {
  if (Object(error).code !== "ENOENT") throw error;
}

import { availableParallelism } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { encode } from "./pictures/encode.ts";
import type { Rendition } from "./pictures/renditions.ts";
import type { PictureJob } from "./pictures.ts";
import { placeFile } from "./place-file.ts";

/** Pictures made at once on request; further requests wait. */
const AT_ONCE = Math.max(2, Math.min(4, availableParallelism()));

/** The cache of pictures, and the site that shows them. */
type PictureFolders = { publicDir: string; client: string };

/** Makes the missing pictures of a served site: requested ones first, all others one after another. */
export class PictureMaker {
  readonly #folders: PictureFolders;
  readonly #jobs: readonly PictureJob[];
  /** By address. */
  readonly #planned: ReadonlyMap<string, { picture: PictureJob["picture"]; rendition: Rendition }>;
  readonly #asked = new Map<string, Promise<void>>();
  readonly #turns: (() => void)[] = [];
  #running = 0;

  constructor(jobs: readonly PictureJob[], folders: PictureFolders) {
    sharp.concurrency(1);
    this.#folders = folders;
    this.#jobs = jobs;
    this.#planned = new Map(
      jobs.flatMap(({ picture, renditions }) =>
        renditions.map((rendition) => [`/${rendition.file}`, { picture, rendition }] as const),
      ),
    );
  }

  /** Makes the picture of an address; resolves when the site has it, with false where none is planned. */
  async make(address: string): Promise<boolean> {
    const planned = this.#planned.get(address);
    if (!planned) return false;
    const made =
      this.#asked.get(address) ?? this.#inTurn(() => this.#encode(planned.picture, [planned.rendition]));
    this.#asked.set(address, made);
    await made;
    return true;
  }

  /** Makes all of them, and gives way to what is asked for. */
  async makeAll(onProgress: (done: number, total: number) => void): Promise<void> {
    let done = 0;
    for (const { picture, renditions } of this.#jobs) {
      await Promise.allSettled(this.#asked.values());
      const missing = renditions.filter(({ file }) => !this.#asked.has(`/${file}`));
      await this.#encode(picture, missing);
      done += renditions.length;
      onProgress(done, this.#planned.size);
    }
  }

  #encode(picture: PictureJob["picture"], renditions: readonly Rendition[]): Promise<void> {
    const { publicDir, client } = this.#folders;
    return encode(picture, renditions, publicDir, async ({ file }) => {
      await placeFile(join(publicDir, file), join(client, file));
    });
  }

  async #inTurn(work: () => Promise<void>): Promise<void> {
    if (this.#running >= AT_ONCE) await new Promise<void>((go) => this.#turns.push(go));
    else this.#running++;
    try {
      await work();
    } finally {
      const next = this.#turns.shift();
      if (next) next();
      else this.#running--;
    }
  }
}

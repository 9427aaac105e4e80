import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { BUILT_SITE } from "@stoneyard/enquiry/built-site.ts";
import sharp from "sharp";
import { PUBLIC } from "./derived-files.ts";
import { withLock } from "./lock.ts";
import { ENCODERS, encode, type Rendition } from "./pictures/encode.ts";
import type { PictureJob } from "./pictures.ts";
import { placeFile } from "./place-file.ts";
import { compressTexts, placeCompressed } from "./precompress.ts";
import { progressLine } from "./progress.ts";
import { BUILD_LOCK, COMPRESSED, readStamp, readUnfinished, removeUnfinished, SITE } from "./site-folder.ts";

/**
 * `node packages/site/build/finish-site.ts`: makes what the served site lacks, while a server serves it: the pictures that its pages name,
 * then the compressed forms of its texts. Asked by a message `{ make: address }` it makes that picture at once and answers
 * `{ address, made }`.
 */

const CLIENT = join(SITE, BUILT_SITE.client);

/** @throws where a picture cannot be made, with its name */
export async function finishSite(): Promise<void> {
  const stamp = await readStamp();
  const jobs = await readUnfinished(SITE);
  if (!jobs) return;
  const maker = new PictureMaker(jobs, { publicDir: PUBLIC, client: CLIENT });
  process.on("message", ({ make: address }: { make: string }) => {
    const answer = (made: boolean) => process.connected && process.send?.({ address, made });
    maker.make(address).then(answer, (error) => {
      console.error(error);
      answer(false);
    });
  });
  await maker.makeAll(progressLine("Making pictures"));
  await compressTexts(CLIENT, COMPRESSED, progressLine("Compressing pages"));
  await withLock(BUILD_LOCK, async () => {
    // Another build has replaced the site meanwhile.
    if ((await readStamp()) !== stamp) return;
    await placeCompressed(CLIENT, COMPRESSED);
    await removeUnfinished(SITE);
  });
}

/** The cache of pictures, and the site that shows them. */
type PictureFolders = { publicDir: string; client: string };

/** Makes the missing pictures of a served site: requested ones first, all others one after another. */
class PictureMaker {
  readonly #folders: PictureFolders;
  readonly #jobs: readonly PictureJob[];
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

  /** As many requests as there are encoders; further ones wait. */
  async #inTurn(work: () => Promise<void>): Promise<void> {
    if (this.#running >= ENCODERS) await new Promise<void>((go) => this.#turns.push(go));
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

// Last, as it waits: what stands below it would not be there yet.
if (import.meta.main) {
  // Low priority: visitors come first.
  setPriority(constants.priority.PRIORITY_LOW);
  process.on("disconnect", () => process.exit());
  await finishSite();
  process.disconnect?.();
}

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import sharp from "sharp";
import type { Commission } from "./commissions.ts";
import type { Drawing } from "./worker.ts";

/** Without limits garbage is let lie until a worker holds several times what it needs, which is some 60 MB of objects. */
const LIMITS = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 12 };

type Finish = (commission: Commission, pixels: Uint8Array) => Promise<void>;

/**
 * Draws pictures in worker threads, one for each core, and encodes them one at a time, as an encoder takes nearly as
 * much memory as a worker.
 * @param onDrawn called with each picture as soon as it is ready; the next one waits for it
 * @throws what a worker throws, with the picture's name
 */
export async function drawAll(
  commissions: readonly Commission[],
  onDrawn: (commission: Commission, avif: Uint8Array) => Promise<void>,
): Promise<void> {
  const queue = commissions.values();
  const hands = Math.min(availableParallelism(), commissions.length);
  let last = Promise.resolve();
  const finish: Finish = (commission, pixels) => {
    last = last.then(async () => onDrawn(commission, await encode(commission, pixels)));
    return last;
  };
  await Promise.all(Array.from({ length: hands }, () => work(queue, finish)));
}

/** In one thread, as the others draw. With 4:2:0 a neutral grey takes on pink and green clouds, in as many bytes. */
async function encode({ slab, quality }: Commission, pixels: Uint8Array): Promise<Uint8Array> {
  sharp.concurrency(1);
  const { columns, rows } = slab.view;
  return sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .avif({ quality, effort: 2, chromaSubsampling: "4:4:4" })
    .toBuffer();
}

/** Draws the next picture while the one before it is finished. */
async function work(queue: IterableIterator<Commission>, finish: Finish): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: LIMITS });
  try {
    let finished = Promise.resolve();
    for (const commission of queue) {
      const [drawing] = await Promise.all([ask(worker, commission), finished]);
      finished = finish(commission, drawing.pixels);
    }
    await finished;
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, commission: Commission): Promise<Drawing> {
  const { promise, resolve, reject } = Promise.withResolvers<Drawing>();
  const failed = (cause: unknown) => reject(new Error(`${commission.name} cannot be drawn`, { cause }));
  worker.once("message", resolve);
  worker.once("error", failed);
  worker.postMessage(commission);
  return promise.finally(() => {
    worker.off("message", resolve);
    worker.off("error", failed);
  });
}

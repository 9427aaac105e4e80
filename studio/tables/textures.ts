import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { textureSource } from "./sources.ts";
import type { TextureOrder } from "./texture.ts";

/** Drawn textures are kept, as drawing is slow and a change of a table's form leaves most of them as they are. */
const CACHE = ".cache/tables";
/** Without a limit garbage is let lie until a worker holds several times what it needs. */
const LIMITS = { maxOldGenerationSizeMb: 256 };

type Named = { name: string; order: TextureOrder };

/**
 * Draws textures in worker threads, one for each core, or takes them from where they are kept. Can be broken off at any
 * time: what is drawn is kept.
 * @param onDrawn called with each as soon as it is ready; the next one waits for it
 */
export async function drawTextures<T extends Named>(
  orders: readonly T[],
  onDrawn: (wanted: T, jpeg: Uint8Array) => Promise<void>,
): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const queue = orders.values();
  const hands = Math.min(availableParallelism(), orders.length);
  await Promise.all(Array.from({ length: hands }, () => work(queue, onDrawn)));
}

async function work<T extends Named>(
  queue: IterableIterator<T>,
  onDrawn: (wanted: T, jpeg: Uint8Array) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: LIMITS });
  try {
    for (const wanted of queue) {
      const { name, order } = wanted;
      const kept = join(CACHE, `${textureSource(order)}.jpg`);
      let jpeg = await readFile(kept).catch(() => undefined);
      if (!jpeg) {
        jpeg = Buffer.from(await ask(worker, name, order));
        await writeFile(`${kept}.part`, jpeg);
        await rename(`${kept}.part`, kept);
      }
      await onDrawn(wanted, jpeg);
    }
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, name: string, order: TextureOrder): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const failed = (cause: unknown) => reject(new Error(`The texture of ${name} cannot be drawn`, { cause }));
  worker.once("message", resolve);
  worker.once("error", failed);
  worker.postMessage(order);
  return promise.finally(() => {
    worker.off("message", resolve);
    worker.off("error", failed);
  });
}

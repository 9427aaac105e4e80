import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { Commission } from "./commissions.ts";
import type { Drawing } from "./worker.ts";

/** Without a limit garbage is let lie until a worker holds several times what it needs, which is some 60 MB of objects. */
const LIMITS = { maxOldGenerationSizeMb: 192 };

/**
 * Draws pictures in worker threads, one for each core.
 * @param onDrawn called with each picture as soon as it is ready; the next one waits for it
 * @throws what a worker throws, with the picture's name
 */
export async function drawAll(
  commissions: readonly Commission[],
  onDrawn: (commission: Commission, avif: Uint8Array) => Promise<void>,
): Promise<void> {
  const queue = commissions.values();
  const hands = Math.min(availableParallelism(), commissions.length);
  await Promise.all(Array.from({ length: hands }, () => work(queue, onDrawn)));
}

async function work(
  queue: IterableIterator<Commission>,
  onDrawn: (commission: Commission, avif: Uint8Array) => Promise<void>,
): Promise<void> {
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { resourceLimits: LIMITS });
  try {
    for (const commission of queue) {
      const drawing = await ask(worker, commission);
      await onDrawn(commission, drawing.avif);
    }
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

import type { Row } from "./rows.ts";
import type { Layout, Point, Saw, Size } from "./shapes.ts";

export type PackRequest = {
  number: number;
  rows: readonly Row[];
  slab: Size;
  saw: Saw;
  faults: readonly Point[];
};
export type PackAnswer = { number: number; layout: Layout };

let worker: Worker | undefined;
let asked = 0;

/**
 * `packRows` in a worker, without holding up the page.
 * @throws where a row is larger than a slab (ask `fits` first), or where the worker cannot be fetched
 */
export async function packInWorker(
  rows: readonly Row[],
  slab: Size,
  saw: Saw,
  faults: readonly Point[] = [],
): Promise<Layout> {
  worker ??= new Worker(new URL("./packing-worker.ts", import.meta.url), { type: "module" });
  return answered(worker, { number: ++asked, rows, slab, saw, faults });
}

function answered(by: Worker, request: PackRequest): Promise<Layout> {
  return new Promise((resolve, reject) => {
    const ending = new AbortController();
    const { signal } = ending;
    const onMessage = ({ data }: MessageEvent<PackAnswer>) => {
      if (data.number !== request.number) return;
      ending.abort();
      resolve(data.layout);
    };
    const onError = (event: Event) => {
      ending.abort();
      // The next request starts anew.
      by.terminate();
      if (worker === by) worker = undefined;
      reject(new Error("Packing failed.", { cause: event }));
    };
    by.addEventListener("message", onMessage, { signal });
    by.addEventListener("error", onError, { signal });
    by.postMessage(request);
  });
}

import { Worker } from "node:worker_threads";

export type DecodedPicture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/**
 * The pixels of a HEIC file, upright, four bytes each. Decoding takes seconds, so it runs in a thread. Rejects where the
 * bytes are incomplete.
 */
export function decodedHeic(bytes: Uint8Array): Promise<DecodedPicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./decode-heic.ts", import.meta.url), { workerData: bytes });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The picture was not decoded.")));
  });
}

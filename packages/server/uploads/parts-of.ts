import { setImmediate } from "node:timers/promises";
import type { FileStore } from "../store/files.ts";

/** The bytes of a file part by part: one is in memory at a time. */
export async function* partsOf(store: Pick<FileStore, "readPart">, id: string): AsyncGenerator<Buffer> {
  let start = 0;
  for (let part = await store.readPart(id, 0); part !== null; part = await store.readPart(id, start)) {
    yield part;
    start += part.length;
    await setImmediate();
  }
}

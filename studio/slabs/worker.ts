import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { parentPort } from "node:worker_threads";
import type { Commission } from "./commissions.ts";
import { render } from "./render.ts";

/** What a worker sends back for each commission: rows of red, green and blue from the top. */
export type Drawing = { name: string; pixels: Uint8Array<ArrayBuffer> };

// Layers are gone with their picture, but V8 knows little of how much memory their arrays hold, and lets them lie.
setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

parentPort?.on("message", (commission: Commission) => {
  const pixels = render(commission.stack, commission.slab);
  collectGarbage();
  const drawing: Drawing = { name: commission.name, pixels };
  parentPort?.postMessage(drawing, [pixels.buffer]);
});

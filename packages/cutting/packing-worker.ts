/** The worker in which pieces are packed: it answers each request in turn, with the number that came with it. */
import type { PackAnswer, PackRequest } from "./pack-in-worker.ts";
import { packRows } from "./rows.ts";

addEventListener("message", ({ data: { number, rows, slab, saw, faults } }: MessageEvent<PackRequest>) => {
  postMessage({ number, layout: packRows(rows, slab, saw, { faults }) } satisfies PackAnswer);
});

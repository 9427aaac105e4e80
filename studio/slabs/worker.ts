import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import type { Commission } from "./commissions.ts";
import { render } from "./render.ts";

sharp.concurrency(1);

/** What a worker sends back for each commission. */
export type Drawing = { name: string; avif: Uint8Array };

parentPort?.on("message", async (commission: Commission) => {
  const { columns, rows } = commission.slab.view;
  const pixels = render(commission.stack, commission.slab);
  const avif = await sharp(pixels, { raw: { width: columns, height: rows, channels: 3 } })
    .avif({ quality: commission.quality, effort: 2, chromaSubsampling: "4:2:0" })
    .toBuffer();
  const drawing: Drawing = { name: commission.name, avif };
  parentPort?.postMessage(drawing);
});

import { parentPort } from "node:worker_threads";
import sharp from "sharp";
import { drawTexture, type TextureOrder } from "./texture.ts";

sharp.concurrency(1);

parentPort?.on("message", async (order: TextureOrder) => {
  parentPort?.postMessage(await drawTexture(order));
});

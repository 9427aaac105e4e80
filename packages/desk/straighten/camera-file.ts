import { Worker } from "node:worker_threads";
import { isHeic } from "@stoneyard/catalogue/pictures/pictures.ts";
import sharp, { type Sharp } from "sharp";

type DecodedPicture = { width: number; height: number; data: Uint8ClampedArray<ArrayBuffer> };

/** A picture as a camera or a telephone wrote it: upright, white where it is transparent, its size in pixels, and what the camera noted. */
type CameraFile = { image: Sharp; width: number; height: number; exif: Buffer | undefined };

/** More than 48 megapixels of a telephone: a larger claim is meant to fill the memory. */
const MOST_PIXELS = 120_000_000;

/**
 * Opens JPEG, PNG, WebP, AVIF or HEIC.
 * @throws where the bytes are none of these or incomplete
 */
export async function openCameraFile(bytes: Buffer): Promise<CameraFile> {
  const { autoOrient, exif } = await sharp(bytes).metadata();
  if (autoOrient.width * autoOrient.height > MOST_PIXELS) throw new Error("The picture is too large.");
  if (isHeic(bytes)) return { ...(await openHeic(bytes)), exif };
  const image = sharp(bytes, { failOn: "truncated", limitInputPixels: MOST_PIXELS }).autoOrient();
  return { image: onWhite(image), width: autoOrient.width, height: autoOrient.height, exif };
}

/** sharp itself reads the frame of HEIC, not its pixels. */
async function openHeic(bytes: Buffer): Promise<Omit<CameraFile, "exif">> {
  const { data, width, height } = await decodedHeic(bytes);
  const pixels = new Uint8Array(data.buffer, data.byteOffset, data.length);
  return { image: onWhite(sharp(pixels, { raw: { width, height, channels: 4 } })), width, height };
}

/** As a page shows it; JPEG would be black there. */
function onWhite(image: Sharp): Sharp {
  return image.flatten({ background: "#ffffff" });
}

/**
 * The pixels of a HEIC file, upright, four bytes each. Decoding takes seconds, so it runs in a thread. Rejects where the
 * bytes are incomplete.
 */
function decodedHeic(bytes: Uint8Array): Promise<DecodedPicture> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./decode-heic.ts", import.meta.url), { workerData: bytes });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", () => reject(new Error("The picture was not decoded.")));
  });
}

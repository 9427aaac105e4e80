import { focalPixels, USUAL_FOCAL_35MM } from "@stoneyard/visitor-photo/camera.ts";
import { focalLength35mm } from "@stoneyard/visitor-photo/focal-length.ts";
import type { Pixels } from "@stoneyard/visitor-photo/worker-calls.ts";

/** Working size of the longer side, pixels: as large as a screen, and small enough for a phone's memory. */
const LONGEST_SIDE = 1600;
/** Fewest pixels that show a stone. */
const SHORTEST_SIDE = 300;
/** EXIF is at the beginning of the file. */
const START_BYTES = 131_072;

/** Why a file is refused; messages say what to do. */
export class PhotographRefused extends Error {
  readonly why: "unreadable" | "small" | "undrawable";
  constructor(why: PhotographRefused["why"], options?: ErrorOptions) {
    super(why, options);
    this.why = why;
  }
}

/** A photograph at its working size, upright. */
export type OpenedPhotograph = {
  canvas: HTMLCanvasElement;
  /** Focal length, pixels of the working size. */
  focal: number;
};

/**
 * Scales a file down while decoding: 12 megapixels at full size take 48 MB.
 * @throws PhotographRefused
 */
export async function openPhotograph(file: Blob): Promise<OpenedPhotograph> {
  const focal35mm = focalLength35mm(await file.slice(0, START_BYTES).arrayBuffer()) ?? USUAL_FOCAL_35MM;
  const bitmap = await smallBitmap(file);
  const { width, height } = bitmap;
  if (Math.min(width, height) < SHORTEST_SIDE) throw new PhotographRefused("small");
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context || typeof Worker === "undefined") throw new PhotographRefused("undrawable");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { canvas, focal: focalPixels(focal35mm, width, height) };
}

async function smallBitmap(file: Blob): Promise<ImageBitmap> {
  try {
    const whole = await createImageBitmap(file);
    const { width, height } = whole;
    const by = LONGEST_SIDE / Math.max(width, height);
    if (by >= 1) return whole;
    whole.close();
    return await createImageBitmap(file, {
      resizeWidth: Math.round(width * by),
      resizeHeight: Math.round(height * by),
      resizeQuality: "high",
    });
  } catch (cause) {
    throw new PhotographRefused("unreadable", { cause });
  }
}

/** @throws PhotographRefused where the browser gives no 2D context */
export function pixelsOf(canvas: HTMLCanvasElement): Pixels {
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (!context) throw new PhotographRefused("undrawable");
  const { width, height, data } = context.getImageData(0, 0, canvas.width, canvas.height);
  return { width, height, data: new Uint8ClampedArray(data) };
}

import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import sharp, { type OutputInfo, type Sharp } from "sharp";
import { AVIF_EFFORT, type Master, type Rendition } from "./renditions.ts";

let parts = 0;

/**
 * Writes renditions of one picture under `publicDir` atomically; the master is decoded once.
 * @param onWritten called and awaited after each
 * @throws with the master's name where it cannot be read
 */
export async function encode(
  picture: Master,
  renditions: readonly Rendition[],
  publicDir: string,
  onWritten: (rendition: Rendition) => unknown,
): Promise<void> {
  const decoded = once(() => decode(picture));
  for (const rendition of renditions) {
    const path = join(publicDir, rendition.file);
    // Two processes may make the same picture.
    const unfinished = `${path}.${process.pid}-${++parts}.part`;
    await mkdir(dirname(path), { recursive: true });
    if (isMasterItself(picture, rendition)) await copyFile(picture.file, unfinished);
    else await resize(await decoded(), rendition).toFile(unfinished);
    await rename(unfinished, path);
    await onWritten(rendition);
  }
}

/** Encoding a master of the right width again would only lose quality and time. */
function isMasterItself(picture: Master, { width, format }: Rendition): boolean {
  return format === "avif" && picture.file.endsWith(".avif") && picture.width === width;
}

/** The master's pixels, upright. */
async function decode(picture: Master): Promise<() => Sharp> {
  try {
    const decoded = await sharp(picture.file)
      .autoOrient()
      .toColourspace("srgb")
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = isNeedlessAlpha(decoded) ? await withoutAlpha(decoded) : decoded;
    return () => sharp(data, { raw: info });
  } catch (error) {
    throw new Error(`${picture.file} cannot be read: save it again as AVIF, JPEG, PNG or WebP`, {
      cause: error,
    });
  }
}

type Pixels = { data: Buffer; info: OutputInfo };

/** An opaque alpha channel, as many programs write, takes a third of the encoder's time. */
function isNeedlessAlpha({ data, info: { channels } }: Pixels): boolean {
  if (channels !== 4) return false;
  for (let i = 3; i < data.length; i += 4) if (data[i] !== 255) return false;
  return true;
}

function withoutAlpha({ data, info }: Pixels): Promise<Pixels> {
  return sharp(data, { raw: info }).removeAlpha().raw().toBuffer({ resolveWithObject: true });
}

function resize(pixels: () => Sharp, { width, height, format, quality }: Rendition): Sharp {
  const resized = pixels().resize({ width, ...(height ? { height, fit: "cover" } : {}) });
  return format === "avif"
    ? resized.avif({ quality, effort: AVIF_EFFORT })
    : resized.flatten({ background: "#fff" }).jpeg({ quality });
}

function once<T>(make: () => T): () => T {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
}

import { createHash } from "node:crypto";
import { access, copyFile, mkdir, rename } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import type { Picture } from "@stoneyard/catalogue/catalogue.ts";
import type { PictureSlot } from "@stoneyard/catalogue/pictures/slots.ts";
import sharp, { type OutputInfo, type Sharp } from "sharp";

/** Pictures made at once: each encoder uses one core, and libuv has four threads for all of them. */
export const ENCODERS = Math.max(2, Math.min(4, availableParallelism()));

let parts = 0;

/**
 * Writes renditions of one picture under `publicDir` atomically; the master is decoded once.
 * @param onWritten called and awaited after each
 * @throws with the master's name where it cannot be read, ENOENT where it is gone
 */
export async function encode(
  picture: Master,
  renditions: readonly Rendition[],
  publicDir: string,
  onWritten: (rendition: Rendition) => unknown,
): Promise<void> {
  let decoded: Promise<() => Sharp> | undefined;
  for (const rendition of renditions) {
    const path = join(publicDir, rendition.file);
    // Two processes may make the same picture.
    const unfinished = `${path}.${process.pid}-${++parts}.part`;
    await mkdir(dirname(path), { recursive: true });
    if (await isMasterItself(picture, rendition)) await copyFile(picture.file, unfinished);
    else {
      decoded ??= decode(picture);
      await resize(await decoded, rendition).toFile(unfinished);
    }
    await rename(unfinished, path);
    await onWritten(rendition);
  }
}

/** Encoding a master of the right width again would only lose quality and time, unless it says where it was taken. */
async function isMasterItself({ file, width }: Master, rendition: Rendition): Promise<boolean> {
  if (rendition.format !== "avif" || !file.endsWith(".avif") || width !== rendition.width) return false;
  // What cannot be read is told with its name where it is decoded.
  const facts = await sharp(file)
    .metadata()
    .catch(() => undefined);
  return facts !== undefined && !facts.exif && !facts.xmp && !facts.iptc;
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
    // It may have gone away: by a checkout, or as the owner took its change back.
    await access(picture.file);
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

/** The input of a picture's files: the owner's or our master, or the placeholder. */
export type Master = Pick<Picture, "file" | "width" | "height" | "hash">;

/** One file that is made of a master. */
export type Rendition = {
  /** Path under the public folder, for example images/stones/marble/carrara-800.1a2b3c4d.avif. */
  file: string;
  width: number;
  /** Only where the master is cropped to a given size. */
  height?: number;
  format: "avif" | "jpeg";
  quality: number;
};

/** Widths to choose from; the master's own is the widest, an AVIF of ours without re-encoding. */
const WIDTHS = {
  picture: [480, 800, 1600, 2400],
  /** On tiles and heads of pages: 1200 is a phone's whole width in device pixels. */
  cover: [480, 800, 1200],
  /** A whole slab on its stone's page, where it comes late, and in rooms, which show no more of it. */
  slab: [1200],
  /** Laid on the slab when somebody zooms into it. */
  close: [],
  /** A further slab, first seen small. */
  other: [480],
  /** A table's poster, shown small beside the table's other finishes. */
  poster: [160, 480, 800],
  /** A small room for browsers that cannot draw it themselves. */
  still: [],
} as const;
/** Effort 1 takes 2.7 times as long for 2.5 % of size; docs/decisions say more. */
const AVIF_EFFORT = 0;
const SOCIAL = { width: 1200, height: 630, format: "jpeg", quality: 80 } as const;

/**
 * The widths that a page may request. The widest is the slot's, or the master's if that is narrower.
 * @param isCover whether this picture stands for its stone
 */
export function pageRenditions(slot: PictureSlot, picture: Master, isCover: boolean): Rendition[] {
  if (slot.kind === "social") return [];
  const widest = Math.min(picture.width, slot.width);
  const narrower = WIDTHS[use(slot, isCover)].filter((width: number) => width < widest);
  return [...narrower, widest].map((width) => {
    const settings = { width, format: "avif", quality: width >= 1600 ? 60 : 50 } as const;
    return { ...settings, file: `images/${slot.name}-${width}.${digest(picture, settings)}.avif` };
  });
}

function use({ kind, small }: PictureSlot, isCover: boolean): keyof typeof WIDTHS {
  if (isCover) return "cover";
  if (kind === "social" || kind === "picture") return small ? "still" : "picture";
  return kind;
}

/** The preview that shared links show: one for each stone and room, for each stone in its rooms, and one for all other pages. JPEG, as not every reader knows AVIF. */
export function socialRendition(slotName: string, picture: Master): Rendition {
  const name = slotName.replace(/^social\//, "");
  return { ...SOCIAL, file: `images/social/${name}-${SOCIAL.width}.${digest(picture, SOCIAL)}.jpg` };
}

/** A hash of the master and every setting. */
function digest(picture: Master, settings: Omit<Rendition, "file">): string {
  return createHash("sha256")
    .update(JSON.stringify([picture.hash, AVIF_EFFORT, settings]))
    .digest("hex")
    .slice(0, 8);
}

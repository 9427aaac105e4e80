import sharp from "sharp";
import type { CleanedKind } from "./clean-apart.ts";
import { withoutHeicMetadata } from "./heic.ts";

/** High enough that nobody sees a difference. */
const QUALITY = 92;

/**
 * A picture decoded and encoded again, with its colour profile and rotation and nothing else. HEIC, which sharp does not
 * decode, has its metadata blanked.
 * @throws where it cannot be read
 */
export async function withoutMetadata(bytes: Buffer, kind: CleanedKind): Promise<Buffer> {
  if (kind === "heic") return withoutHeicMetadata(bytes);
  const picture = sharp(bytes, { sequentialRead: true, animated: kind === "webp", failOn: "error" });
  const { format, orientation = 1, chromaSubsampling, depth, space } = await picture.metadata();
  if (format !== kind) throw new Error(`not ${kind} but ${format}`);
  if (depth === "ushort") picture.toColourspace("rgb16");
  if (space === "cmyk") picture.pipelineColourspace("cmyk").toColourspace("cmyk");
  picture.keepIccProfile();
  if (orientation !== 1) picture.withExif({ IFD0: { Orientation: String(orientation) } });
  if (kind === "png") picture.png({ compressionLevel: 6 });
  else if (kind === "webp") picture.webp({ quality: QUALITY, effort: 2 });
  // Optimised tables would keep the whole picture in memory.
  else
    picture.jpeg({
      quality: QUALITY,
      optimiseCoding: false,
      // Of the colours of print it tells four figures.
      chromaSubsampling: chromaSubsampling?.startsWith("4:4:4") ? "4:4:4" : "4:2:0",
    });
  return picture.toBuffer();
}

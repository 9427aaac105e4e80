import { MOST_FILE_BYTES } from "@stoneyard/enquiry/files.ts";
import sharp from "sharp";

/** Files made to cost whoever reads them time or memory, each of at most what may be sent. */
export async function makeBombs(): Promise<[name: string, bytes: Buffer][]> {
  return [
    ...makeHeicBombs(),
    ["pairs.jpg", filled([Buffer.from("ffd8", "hex")], Buffer.from("ff01", "hex"))],
    ["endless.jpg", filled([await tiny("jpeg")], Buffer.from("ff", "hex"))],
    ["scans.jpg", await jpegOfManyScans()],
    ["empty chunks.png", filled([(await tiny("png")).subarray(0, 33)], pngChunk("teXt"))],
    ["144 megapixels.png", await plain(12_000).png().toBuffer()],
    ["empty chunks.webp", webpOfEmptyChunks()],
    ["64 megapixels.webp", await plain(8_000).webp({ effort: 0 }).toBuffer()],
    ["coordinates.pdf", filled([Buffer.from("%PDF-1.7\n")], Buffer.from("exif:GPSa>"), 400_000)],
  ];
}

export function makeHeicBombs(): [name: string, bytes: Buffer][] {
  return [
    ["items without size.heic", heicOfEmptyItems()],
    ["items over one another.heic", heicOfWholeItems()],
    ["empty boxes.heic", filled([FTYP], box("free"))],
    ["boxes in boxes.heic", heicOfNestedTracks()],
  ];
}

const plain = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: "#888" } });

const tiny = (kind: "jpeg" | "png") => plain(8).toFormat(kind).toBuffer();

/** As many repetitions as fit. */
function filled(start: Buffer[], repeated: Buffer, size = MOST_FILE_BYTES): Buffer {
  const head = Buffer.concat(start);
  const count = Math.floor((size - head.length) / repeated.length);
  return Buffer.concat([head, Buffer.alloc(count * repeated.length, repeated)]);
}

export function box(type: string, ...parts: Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
}

export const FTYP = box("ftyp", Buffer.from("heic\0\0\0\0mif1heic"));

/** 300 items, of which each says that it lies in 65,535 places, written with numbers of no bytes. */
function heicOfEmptyItems(): Buffer {
  const item = Buffer.from("0001" + "0000" + "ffff", "hex");
  const iloc = box("iloc", Buffer.from("00000000" + "0000" + "012c", "hex"), Buffer.alloc(300 * 6, item));
  return Buffer.concat([FTYP, box("meta", Buffer.alloc(4), iloc)]);
}

/** One item of metadata that lies in 65,535 places, each the whole file. */
function heicOfWholeItems(): Buffer {
  const infe = box("infe", Buffer.from("02000000" + "0001" + "0000", "hex"), Buffer.from("Exif\0"));
  const iinf = box("iinf", Buffer.from("00000000" + "0001", "hex"), infe);
  const place = Buffer.alloc(8);
  place.writeUInt32BE(MOST_FILE_BYTES - 1, 4);
  const head = Buffer.from("00000000" + "4400" + "0001" + "0001" + "0000" + "ffff", "hex");
  const iloc = box("iloc", head, Buffer.alloc(0xffff * 8, place));
  const start = Buffer.concat([FTYP, box("meta", Buffer.alloc(4), iinf, iloc)]);
  return Buffer.concat([start, box("mdat", Buffer.alloc(MOST_FILE_BYTES - start.length - 8))]);
}

function heicOfNestedTracks(): Buffer {
  const depth = Math.floor((MOST_FILE_BYTES - FTYP.length) / 8);
  const nested = Buffer.alloc(depth * 8);
  for (let at = 0; at < depth; at++) {
    nested.writeUInt32BE((depth - at) * 8, at * 8);
    nested.write(at === 0 ? "moov" : "trak", at * 8 + 4, "latin1");
  }
  return Buffer.concat([FTYP, nested]);
}

/** A progressive picture of 64 megapixels whose last scan is sent again and again: each is a pass over all of it. */
async function jpegOfManyScans(): Promise<Buffer> {
  const bytes = await plain(8_000).jpeg({ progressive: true }).toBuffer();
  const last = bytes.lastIndexOf(Buffer.from("ffda", "hex"));
  return filled([bytes.subarray(0, last)], bytes.subarray(last, -2));
}

function pngChunk(type: string): Buffer {
  return Buffer.concat([Buffer.alloc(4), Buffer.from(type, "latin1"), Buffer.alloc(4)]);
}

function webpOfEmptyChunks(): Buffer {
  const bytes = filled([Buffer.from("RIFF....WEBP", "latin1")], Buffer.from("EXIF\0\0\0\0", "latin1"));
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return bytes;
}

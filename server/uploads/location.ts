import type { FileKind } from "#enquiry/files.ts";
import { withoutHeicMetadata } from "./heic.ts";

/**
 * A file without what tells where and by whom it was made: Exif, XMP and IPTC of pictures go, how a picture is turned and its
 * colours stay. Of a PDF the pictures' Exif and the coordinates in its XMP are blanked; a map that somebody drew is theirs.
 * @throws RangeError where the file is not what it says it is
 */
export function withoutLocation(bytes: Buffer, kind: FileKind): Buffer {
  if (kind === "jpeg") return strippedJpeg(bytes);
  if (kind === "png") return strippedPng(bytes);
  if (kind === "webp") return strippedWebp(bytes);
  return kind === "heic" ? withoutHeicMetadata(bytes) : blankedPdf(bytes);
}

const [SOI, EOI, SOS, APP1, APP2, APP13, COMMENT] = [0xd8, 0xd9, 0xda, 0xe1, 0xe2, 0xed, 0xfe];

/** ITU T.81, Annex B. What stands after the end of the picture goes too: phones put films with places there. */
function strippedJpeg(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 2)];
  let orientation = 1;
  for (let at = 2; ; ) {
    if (bytes.readUInt8(at) !== 0xff) throw new RangeError("no marker where a JPEG must have one");
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    if (marker === EOI) {
      kept.push(bytes.subarray(at, at + 2));
      break;
    }
    const alone = marker === SOI || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7);
    let end = alone ? at + 2 : at + 2 + bytes.readUInt16BE(at + 2);
    const segment = bytes.subarray(at, end);
    if (marker === APP1) orientation = orientationIn(segment) ?? orientation;
    if (marker === SOS) end = endOfScan(bytes, end);
    // Of APP2 the colour profile stays; the other use names pictures behind the end.
    const isColour = segment.toString("latin1", 4, 15) === "ICC_PROFILE";
    const goes = marker === APP1 || marker === APP13 || marker === COMMENT || (marker === APP2 && !isColour);
    if (!goes) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(
    orientation === 1 ? kept : [bytes.subarray(0, 2), turned(orientation), ...kept.slice(1)],
  );
}

/** Where the data of a scan end: at the next marker that is none of those within data. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes.readUInt8(at + 1);
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7) && next !== 0xff) return at;
  }
  // Cut off in its last scan, as a broken upload leaves it: what is there is shown by every viewer.
  throw new RangeError("the picture has no end");
}

const ORIENTATION_TAG = 0x0112;

/** How Exif says the picture is turned, 1 to 8; undefined where it says nothing that can be read. */
function orientationIn(segment: Buffer): number | undefined {
  if (segment.toString("latin1", 4, 10) !== "Exif\0\0") return undefined;
  try {
    const tiff = segment.subarray(10);
    const little = tiff.toString("latin1", 0, 2) === "II";
    const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
    const first = little ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
    for (let entry = 0; entry < u16(first); entry++) {
      const at = first + 2 + entry * 12;
      if (u16(at) === ORIENTATION_TAG) return u16(at + 8) <= 8 ? u16(at + 8) : undefined;
    }
  } catch {
    // Exif that ends early says nothing.
  }
  return undefined;
}

/** An Exif segment that says how the picture is turned, and nothing else. */
function turned(orientation: number): Buffer {
  const segment = Buffer.from(
    "ffe10022457869660000 4d4d002a00000008 0001 0112000300000001 00000000 00000000".replaceAll(" ", ""),
    "hex",
  );
  segment.writeUInt16BE(orientation, 28);
  return segment;
}

/** What a PNG needs to be shown as it is (W3C PNG, chapter 11); texts, times and Exif are none of it. */
const PNG_KEPT = [
  "IHDR",
  "PLTE",
  "IDAT",
  "IEND",
  "tRNS",
  "gAMA",
  "cHRM",
  "sRGB",
  "iCCP",
  "cICP",
  "sBIT",
  "bKGD",
  "pHYs",
];
const PNG_MOVING = ["acTL", "fcTL", "fdAT"];

function strippedPng(bytes: Buffer): Buffer {
  const kept: Buffer[] = [bytes.subarray(0, 8)];
  for (let at = 8, name = ""; name !== "IEND"; ) {
    const end = at + 12 + bytes.readUInt32BE(at);
    name = bytes.toString("latin1", at + 4, at + 8);
    if (end > bytes.length) throw new RangeError("a PNG's chunk goes beyond its end");
    if ([...PNG_KEPT, ...PNG_MOVING].includes(name)) kept.push(bytes.subarray(at, end));
    at = end;
  }
  return Buffer.concat(kept);
}

const WEBP_KEPT = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF", "ICCP"];
/** Bits of VP8X that promise Exif and XMP. */
const WEBP_METADATA = 0b0000_1100;

/** RFC 9649. */
function strippedWebp(bytes: Buffer): Buffer {
  const end = 8 + bytes.readUInt32LE(4);
  if (end > bytes.length) throw new RangeError("a WebP goes beyond its end");
  const kept: Buffer[] = [];
  for (let at = 12; at + 8 <= end; ) {
    const name = bytes.toString("latin1", at, at + 4);
    const length = bytes.readUInt32LE(at + 4);
    const chunk = Buffer.from(bytes.subarray(at, at + 8 + length + (length % 2)));
    if (name === "VP8X") chunk.writeUInt8(chunk.readUInt8(8) & ~WEBP_METADATA, 8);
    if (WEBP_KEPT.includes(name)) kept.push(chunk);
    at += 8 + length + (length % 2);
  }
  const body = Buffer.concat(kept);
  const head = Buffer.from("RIFF....WEBP", "latin1");
  head.writeUInt32LE(4 + body.length, 4);
  return Buffer.concat([head, body]);
}

/** A PDF's parts are found by their place in it, so everything keeps its length: what goes becomes spaces or zeros. */
function blankedPdf(bytes: Buffer): Buffer {
  const blanked = Buffer.from(bytes);
  for (
    let at = blanked.indexOf("Exif\0\0", 0, "latin1");
    at >= 4;
    at = blanked.indexOf("Exif\0\0", at + 6, "latin1")
  ) {
    if (blanked.readUInt16BE(at - 4) !== 0xffe1) continue;
    blanked.fill(0, at, at - 2 + blanked.readUInt16BE(at - 2));
  }
  const text = blanked.toString("latin1");
  for (const { index, 0: found } of text.matchAll(/exif:GPS\w+(?:="[^"]*"|>[^<]*<)/g))
    blanked.fill(0x20, index + found.search(/[">]/) + 1, index + found.length - 1);
  return blanked;
}

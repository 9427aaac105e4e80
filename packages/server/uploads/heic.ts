/** Items that make up the picture; telephones add films and notes with places. */
const PICTURE_BOXES = ["ftyp", "meta", "mdat", "moov"];
/** Boxes in which makers store notes of their own. */
const NOTE_BOXES = ["udta", "meta", "uuid"];
const METADATA_ITEMS = ["Exif", "mime"];
/** How Exif and XMP begin, wherever they stand. */
const METADATA_STARTS = ["Exif\0\0MM", "Exif\0\0II", "<x:xmpmeta"];
/** Most boxes and item locations: a picture of 200 megapixels has some hundred of each. */
const MOST_PARTS = 10_000;

/**
 * A HEIF picture (ISO/IEC 14496-12 and 23008-12) with Exif, XMP and everything but the picture blanked. Parts are found by
 * their offsets, so all lengths stay. The rotation is a property of its own and stays. Linear time, memory of one copy.
 * @throws RangeError for boxes that are not nested, overlapping items, too many of either, or metadata that is left
 */
export function withoutHeicMetadata(bytes: Buffer): Buffer {
  const blanked = Buffer.from(bytes);
  let meta: Box | undefined;
  for (const box of boxesIn(blanked, 0, blanked.length)) {
    if (!PICTURE_BOXES.includes(box.type)) blanked.fill(0, box.start, box.end);
    else if (box.type === "moov") blankNotes(blanked, box);
    else if (box.type === "meta") meta ??= box;
  }
  if (!meta) throw new RangeError("a HEIF picture without its list of parts");
  blankItems(blanked, { ...meta, start: meta.start + 4 });
  if (METADATA_STARTS.some((start) => blanked.includes(start)))
    throw new RangeError("a HEIF picture with metadata where no list tells of it");
  return blanked;
}

type Box = { type: string; start: number; end: number };

/** The boxes that lie side by side in a part of the file. */
function* boxesIn(bytes: Buffer, from: number, to: number): Generator<Box> {
  for (let at = from, count = 0; at + 8 <= to; ) {
    if (++count > MOST_PARTS) throw new RangeError("a HEIF picture of too many boxes");
    const size = bytes.readUInt32BE(at);
    const head = size === 1 ? 16 : 8;
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? to - at : size;
    if (length < head || at + length > to) throw new RangeError("a HEIF box goes beyond its end");
    yield { type: bytes.toString("latin1", at + 4, at + 8), start: at + head, end: at + length };
    at += length;
  }
}

/** Notes are in the head of a film and in its tracks, no deeper. */
function blankNotes(bytes: Buffer, film: Box): void {
  for (const box of boxesIn(bytes, film.start, film.end)) {
    const inside = box.type === "trak" ? boxesIn(bytes, box.start, box.end) : [box];
    for (const { type, start, end } of inside) if (NOTE_BOXES.includes(type)) bytes.fill(0, start, end);
  }
}

/** Blanks the items of the list that hold Exif or XMP. */
function blankItems(bytes: Buffer, list: Box): void {
  const parts = new Map<string, Box>();
  for (const box of boxesIn(bytes, list.start, list.end))
    if (["iinf", "iloc", "idat"].includes(box.type)) parts.set(box.type, box);
  const ids = metadataItems(bytes, parts.get("iinf"));
  let left = bytes.length;
  for (const { id, start, length } of placesOf(bytes, parts.get("iloc"), parts.get("idat"))) {
    if (!ids.has(id)) continue;
    left -= length;
    if (left < 0) throw new RangeError("items of a HEIF picture lie over one another");
    bytes.fill(0, start, start + length);
  }
}

/** The numbers of the items that hold Exif or XMP. */
function metadataItems(bytes: Buffer, iinf: Box | undefined): Set<number> {
  const ids = new Set<number>();
  if (!iinf) return ids;
  const first = iinf.start + (bytes.readUInt8(iinf.start) === 0 ? 6 : 8);
  for (const { start } of boxesIn(bytes, first, iinf.end)) {
    const wide = bytes.readUInt8(start) >= 3;
    const type = bytes.toString("latin1", start + (wide ? 10 : 8), start + (wide ? 14 : 12));
    if (METADATA_ITEMS.includes(type))
      ids.add(wide ? bytes.readUInt32BE(start + 4) : bytes.readUInt16BE(start + 4));
  }
  return ids;
}

/** The locations of the items: in the file, or in `idat`, the list's own data. */
function* placesOf(
  bytes: Buffer,
  iloc: Box | undefined,
  idat: Box | undefined,
): Generator<{ id: number; start: number; length: number }> {
  if (!iloc) return;
  let at = iloc.start;
  const read = (size: number): number => {
    if (at + size > iloc.end) throw new RangeError("the list of places goes beyond its end");
    const value =
      size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const version = read(4) >>> 24;
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  let most = MOST_PARTS;
  for (let items = read(version < 2 ? 2 : 4); items > 0; items--) {
    const id = read(version < 2 ? 2 : 4);
    const inside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize) + (inside ? (idat?.start ?? 0) : 0);
    for (let left = read(2); left > 0; left--) {
      if (--most < 0) throw new RangeError("a HEIF picture of too many places");
      read(indexSize);
      const start = base + read(offsetSize);
      yield { id, start, length: read(lengthSize) };
    }
  }
}

/** What a picture is made of; telephones put films and notes of their own beside it, with places in them. */
const PICTURE_BOXES = ["ftyp", "meta", "mdat", "moov", "free", "skip", "wide"];
/** In the head of a film or of an animated picture: where its maker notes what comes to mind. */
const NOTE_BOXES = ["udta", "meta", "uuid"];

/**
 * A HEIF picture (ISO/IEC 14496-12 and 23008-12) whose Exif and XMP are blanked, and whatever stands beside the picture. Its
 * parts are found by their place in the file, so everything keeps its length. How the picture is turned stands in a property
 * of its own and stays.
 * @throws RangeError where boxes do not lie within one another
 */
export function withoutHeicMetadata(bytes: Buffer): Buffer {
  const blanked = Buffer.from(bytes);
  const boxes = boxesIn(blanked, 0, blanked.length);
  for (const box of boxes) {
    if (!PICTURE_BOXES.includes(box.type)) blank(blanked, box);
    else if (box.type === "moov") blankNotes(blanked, box);
  }
  const meta = boxes.find(({ type }) => type === "meta");
  if (!meta) throw new RangeError("a HEIF picture without its list of parts");
  const parts = boxesIn(blanked, meta.start + 4, meta.end);
  const described = metadataItems(
    blanked,
    parts.find(({ type }) => type === "iinf"),
  );
  const held = parts.find(({ type }) => type === "idat");
  for (const { id, inside, extents } of placesOf(
    blanked,
    parts.find(({ type }) => type === "iloc"),
  )) {
    if (!described.has(id)) continue;
    const base = inside ? (held?.start ?? 0) : 0;
    for (const { offset, length } of extents) blanked.fill(0, base + offset, base + offset + length);
  }
  return blanked;
}

type Box = { type: string; start: number; end: number };

function blank(bytes: Buffer, { start, end }: Box): void {
  bytes.fill(0, start, end);
}

function blankNotes(bytes: Buffer, { start, end }: Box): void {
  for (const box of boxesIn(bytes, start, end)) {
    if (NOTE_BOXES.includes(box.type)) blank(bytes, box);
    else if (box.type === "trak") blankNotes(bytes, box);
  }
}

function boxesIn(bytes: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = bytes.readUInt32BE(at);
    const head = size === 1 ? 16 : 8;
    const length = size === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : size === 0 ? to - at : size;
    if (length < head || at + length > to) throw new RangeError("a HEIF box goes beyond its end");
    boxes.push({ type: bytes.toString("latin1", at + 4, at + 8), start: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

/** The numbers of the items that hold Exif or XMP. */
function metadataItems(bytes: Buffer, iinf: Box | undefined): Set<number> {
  if (!iinf) return new Set();
  const entries = boxesIn(bytes, iinf.start + (bytes.readUInt8(iinf.start) === 0 ? 6 : 8), iinf.end);
  return new Set(
    entries.flatMap(({ start }) => {
      const wide = bytes.readUInt8(start) >= 3;
      const id = wide ? bytes.readUInt32BE(start + 4) : bytes.readUInt16BE(start + 4);
      const type = bytes.toString("latin1", start + (wide ? 10 : 8), start + (wide ? 14 : 12));
      return type === "Exif" || type === "mime" ? [id] : [];
    }),
  );
}

type Place = { id: number; inside: boolean; extents: { offset: number; length: number }[] };

/** Where each item lies: in the file, or `inside` the box of data that stands in the list itself. */
function placesOf(bytes: Buffer, iloc: Box | undefined): Place[] {
  if (!iloc) return [];
  let at = iloc.start;
  const read = (size: number): number => {
    const value =
      size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size);
    at += size;
    return value;
  };
  const version = read(4) >>> 24;
  const sizes = read(2);
  const [offsetSize, lengthSize, baseSize] = [sizes >> 12, (sizes >> 8) & 15, (sizes >> 4) & 15];
  const indexSize = version === 0 ? 0 : sizes & 15;
  const count = read(version < 2 ? 2 : 4);
  const places: Place[] = [];
  for (let item = 0; item < count; item++) {
    const id = read(version < 2 ? 2 : 4);
    const inside = version > 0 && (read(2) & 15) === 1;
    read(2);
    const base = read(baseSize);
    const extents = Array.from({ length: read(2) }, () => {
      read(indexSize);
      const offset = base + read(offsetSize);
      return { offset, length: read(lengthSize) };
    });
    places.push({ id, inside, extents });
  }
  return places;
}

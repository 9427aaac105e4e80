import { crc32 } from "node:zlib";

export type ZipEntry = { name: string; bytes: Uint8Array };

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const LOCAL_HEAD = 30;
const CENTRAL_HEAD = 46;
/** 1 January 1980, so that the same entries give the same bytes. */
const DATE = 0x21;
/** What fills the gap before an entry, by a number that nobody uses. */
const FILLER = 0x1986;

/**
 * A zip whose entries are stored as they are, each beginning at a multiple of `align` bytes: what a USDZ file has to be, so
 * that it can be read where it lies.
 */
export function storedZip(entries: readonly ZipEntry[], align: number): Uint8Array {
  const parts: Uint8Array[] = [];
  const directory: Uint8Array[] = [];
  let at = 0;
  const add = (part: Uint8Array) => {
    parts.push(part);
    at += part.length;
  };
  for (const { name, bytes } of entries) {
    const from = at;
    const named = new TextEncoder().encode(name);
    // The filler has a head of four bytes itself.
    const extra = 4 + ((align - ((at + LOCAL_HEAD + named.length + 4) % align)) % align);
    const facts = { named, size: bytes.length, crc: crc32(bytes) };
    add(head(LOCAL, LOCAL_HEAD, facts, extra));
    add(named);
    add(filler(extra));
    add(bytes);
    directory.push(head(CENTRAL, CENTRAL_HEAD, facts, 0, from), named);
  }
  const start = at;
  for (const part of directory) add(part);
  add(end(entries.length, at - start, start));
  return new Uint8Array(Buffer.concat(parts));
}

type Facts = { named: Uint8Array; size: number; crc: number };

/** The head of an entry, before it or in the directory, where `from` tells the place of the one before it. */
function head(
  sign: number,
  length: number,
  { named, size, crc }: Facts,
  extra: number,
  from = 0,
): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(length));
  const central = sign === CENTRAL;
  const shift = central ? 2 : 0;
  bytes.setUint32(0, sign, true);
  if (central) bytes.setUint16(4, 20, true);
  bytes.setUint16(4 + shift, 20, true);
  bytes.setUint16(12 + shift, DATE, true);
  bytes.setUint32(14 + shift, crc, true);
  bytes.setUint32(18 + shift, size, true);
  bytes.setUint32(22 + shift, size, true);
  bytes.setUint16(26 + shift, named.length, true);
  bytes.setUint16(28 + shift, extra, true);
  if (central) bytes.setUint32(42, from, true);
  return new Uint8Array(bytes.buffer);
}

function filler(length: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(length));
  bytes.setUint16(0, FILLER, true);
  bytes.setUint16(2, length - 4, true);
  return new Uint8Array(bytes.buffer);
}

function end(count: number, size: number, start: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(22));
  bytes.setUint32(0, END, true);
  bytes.setUint16(8, count, true);
  bytes.setUint16(10, count, true);
  bytes.setUint32(12, size, true);
  bytes.setUint32(16, start, true);
  return new Uint8Array(bytes.buffer);
}

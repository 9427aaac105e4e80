import { crc32 } from "node:zlib";

export type StoredEntry = { name: string; bytes: Uint8Array; start: number };

/**
 * Reads a zip by its directory, as readers do, and compares each entry with its own head.
 * @throws where an entry is compressed, or a head or a checksum is wrong
 */
export function storedEntries(zip: Uint8Array): StoredEntry[] {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength);
  const end = zip.length - 22;
  if (view.getUint32(end, true) !== 0x06054b50) throw new Error("The zip has no end.");
  let at = view.getUint32(end + 16, true);
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    if (view.getUint32(at, true) !== 0x02014b50) throw new Error(`There is no entry at ${at}.`);
    const [method, crc, size] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 16, true),
      view.getUint32(at + 24, true),
    ];
    const named = view.getUint16(at + 28, true);
    const name = text(zip.subarray(at + 46, at + 46 + named));
    const local = view.getUint32(at + 42, true);
    at += 46 + named + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const bytes = zip.slice(start, start + size);
    if (view.getUint32(local, true) !== 0x04034b50 || view.getUint32(local + 18, true) !== size) {
      throw new Error(`The head of ${name} is wrong.`);
    }
    if (method !== 0 || crc32(bytes) !== crc) throw new Error(`${name} is not stored as it is.`);
    return { name, bytes, start };
  });
}

function text(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

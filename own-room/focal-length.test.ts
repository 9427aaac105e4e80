import { expect, test } from "vitest";
import { focalLength35mm } from "./focal-length.ts";

/** A JPEG's first bytes with one EXIF entry that names the focal length. */
function jpegOf(focal: number): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(80));
  file.setUint16(0, 0xffd8);
  file.setUint16(2, 0xffe1);
  file.setUint16(4, 70);
  file.setUint32(6, 0x45786966);
  const tiff = 12;
  file.setUint16(tiff, 0x4949);
  file.setUint16(tiff + 2, 42, true);
  file.setUint32(tiff + 4, 8, true);
  file.setUint16(tiff + 8, 1, true);
  file.setUint16(tiff + 10, 0x8769, true);
  file.setUint32(tiff + 18, 26, true);
  file.setUint16(tiff + 26, 1, true);
  file.setUint16(tiff + 28, 0xa405, true);
  file.setUint16(tiff + 36, focal, true);
  return file.buffer;
}

test("the focal length is read from EXIF", () => {
  expect(focalLength35mm(jpegOf(24))).toBe(24);
});

test.each([
  ["a length that no lens has", jpegOf(0)],
  ["a file that is no JPEG", new TextEncoder().encode("not a picture, but words").buffer],
  ["a file cut off in the middle", jpegOf(24).slice(0, 30)],
  ["an empty file", new ArrayBuffer(0)],
])("nothing is read from %s", (_what, file) => {
  expect(focalLength35mm(file)).toBeUndefined();
});

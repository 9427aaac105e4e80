import { expect, test } from "vitest";
import { focalLength35mm, focalOfTiff } from "./focal-length.ts";

/** A JPEG's first bytes with one EXIF entry that names the focal length. */
function jpegOf(focal: number, little = true): ArrayBuffer {
  const file = new DataView(new ArrayBuffer(80));
  file.setUint16(0, 0xffd8);
  file.setUint16(2, 0xffe1);
  file.setUint16(4, 70);
  file.setUint32(6, 0x45786966);
  const tiff = 12;
  file.setUint16(tiff, little ? 0x4949 : 0x4d4d);
  file.setUint16(tiff + 2, 42, little);
  file.setUint32(tiff + 4, 8, little);
  file.setUint16(tiff + 8, 1, little);
  file.setUint16(tiff + 10, 0x8769, little);
  file.setUint32(tiff + 18, 26, little);
  file.setUint16(tiff + 26, 1, little);
  file.setUint16(tiff + 28, 0xa405, little);
  file.setUint16(tiff + 36, focal, little);
  return file.buffer;
}

test("the focal length is read from EXIF, whichever end its numbers begin at", () => {
  expect(focalLength35mm(jpegOf(24))).toBe(24);
  expect(focalLength35mm(jpegOf(513, false))).toBe(513);
});

test("it is found behind what stands before EXIF", () => {
  const exif = new Uint8Array(jpegOf(35));
  const jfif = [0xff, 0xe0, 0, 16, ...Array(14).fill(0x4a)];
  expect(focalLength35mm(Uint8Array.from([0xff, 0xd8, ...jfif, ...exif.slice(2)]).buffer)).toBe(35);
});

test("lenses have 8 to 600 mm", () => {
  expect([7, 8, 600, 601].map((focal) => focalLength35mm(jpegOf(focal)))).toEqual([
    undefined,
    8,
    600,
    undefined,
  ]);
});

test.each([
  ["a length that no lens has", jpegOf(0)],
  ["a file that is no JPEG", new TextEncoder().encode("not a picture, but words").buffer],
  ["a file cut off in the middle", jpegOf(24).slice(0, 30)],
  ["an empty file", new ArrayBuffer(0)],
])("nothing is read from %s", (_what, file) => {
  expect(focalLength35mm(file)).toBeUndefined();
});

test("nothing is read from data that break off anywhere, or lead outside themselves", () => {
  const whole = jpegOf(24);
  expect(focalOfTiff(new DataView(whole, 12))).toBe(24);
  for (let length = 0; length < 40; length++)
    expect(focalOfTiff(new DataView(whole, 12, length)), `${length} bytes`).toBeUndefined();
  for (const at of [16, 30]) {
    const file = new DataView(whole.slice(0));
    file.setUint32(at, 0xffff_ffff);
    expect(focalOfTiff(new DataView(file.buffer, 12)), `offset at ${at}`).toBeUndefined();
  }
});

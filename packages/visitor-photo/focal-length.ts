const EXIF_IFD = 0x8769;
const FOCAL_LENGTH_35MM = 0xa405;

/**
 * The focal length in a JPEG's EXIF data, as millimetres on a film of 36 mm; undefined without one. Nothing else is read:
 * not where or when the photograph was taken.
 * @param start at least the first 64 kB of the file
 */
export function focalLength35mm(start: ArrayBuffer): number | undefined {
  const file = new DataView(start);
  if (file.byteLength < 4 || file.getUint16(0) !== 0xffd8) return undefined;
  let at = 2;
  while (at + 10 < file.byteLength && file.getUint8(at) === 0xff) {
    const length = file.getUint16(at + 2);
    const isExif = file.getUint8(at + 1) === 0xe1 && file.getUint32(at + 4) === 0x45786966;
    if (isExif) {
      const end = Math.min(start.byteLength, at + 2 + length);
      return end > at + 18 ? focalOfTiff(new DataView(start, at + 10, end - at - 10)) : undefined;
    }
    at += 2 + length;
  }
  return undefined;
}

/** The same in the data that follow the mark of EXIF. */
export function focalOfTiff(tiff: DataView): number | undefined {
  if (tiff.byteLength < 8) return undefined;
  const little = tiff.getUint16(0) === 0x4949;
  const directory = (at: number, wanted: number): number | undefined => {
    if (at + 2 > tiff.byteLength) return undefined;
    const entries = tiff.getUint16(at, little);
    for (let entry = 0; entry < entries; entry++) {
      const place = at + 2 + entry * 12;
      if (place + 12 > tiff.byteLength) return undefined;
      if (tiff.getUint16(place, little) === wanted) return place + 8;
    }
    return undefined;
  };
  const exif = directory(tiff.getUint32(4, little), EXIF_IFD);
  if (exif === undefined) return undefined;
  const focal = directory(tiff.getUint32(exif, little), FOCAL_LENGTH_35MM);
  const value = focal === undefined ? 0 : tiff.getUint16(focal, little);
  return value >= 8 && value <= 600 ? value : undefined;
}

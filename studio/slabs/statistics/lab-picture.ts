import sharp from "sharp";

/** A picture in CIE L*a*b* (D65): its three planes, row by row. */
export type LabPicture = {
  width: number;
  height: number;
  lightness: Float32Array;
  a: Float32Array;
  b: Float32Array;
};

/** All pictures are measured at this size. */
export const WIDTH = 400;
export const HEIGHT = 250;

/**
 * Reads a picture as small as it is measured.
 * @param file path or bytes
 * @param part all of it, or its middle at twice the scale, where grains are told apart
 */
export async function readLabPicture(file: string | Uint8Array, part: "all" | "middle"): Promise<LabPicture> {
  const scale = part === "all" ? 1 : 2;
  const { data } = await sharp(file)
    .resize(WIDTH * scale, HEIGHT * scale, { fit: "fill" })
    .extract({
      left: ((scale - 1) * WIDTH) / 2,
      top: ((scale - 1) * HEIGHT) / 2,
      width: WIDTH,
      height: HEIGHT,
    })
    .removeAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return labPicture(data, WIDTH, HEIGHT);
}

/** @param rgb 8 bits of red, green and blue for each pixel */
export function labPicture(rgb: Uint8Array, width: number, height: number): LabPicture {
  const points = width * height;
  const lightness = new Float32Array(points);
  const a = new Float32Array(points);
  const b = new Float32Array(points);
  for (let i = 0; i < points; i++) {
    const red = LINEAR[rgb[i * 3]];
    const green = LINEAR[rgb[i * 3 + 1]];
    const blue = LINEAR[rgb[i * 3 + 2]];
    // sRGB (IEC 61966-2-1) to XYZ by the white of D65, to L*a*b* (CIE 15).
    const x = cubic((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
    const y = cubic(0.2126 * red + 0.7152 * green + 0.0722 * blue);
    const z = cubic((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
    lightness[i] = 116 * y - 16;
    a[i] = 500 * (x - y);
    b[i] = 200 * (y - z);
  }
  return { width, height, lightness, a, b };
}

const LINEAR = Float64Array.from({ length: 256 }, (_, i) => {
  const c = i / 255;
  return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
});

function cubic(t: number): number {
  return t > 216 / 24389 ? Math.cbrt(t) : ((24389 / 27) * t + 16) / 116;
}

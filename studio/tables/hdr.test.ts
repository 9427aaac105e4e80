import { expect, test } from "vitest";
import { hdrOf } from "./hdr.ts";

test("a picture can be read back, to the half per cent that its bytes hold", () => {
  const [width, height] = [40, 3];
  const pixels = Float32Array.from({ length: width * height * 3 }, (_, i) =>
    i % 7 < 4 ? 0.5 : (i * 37) % 11,
  );
  const read = decode(hdrOf(pixels, width, height), width, height);
  for (const [index, value] of pixels.entries()) {
    const most = Math.max(...pixels.slice(index - (index % 3), index - (index % 3) + 3));
    expect(Math.abs(read[index] - value)).toBeLessThanOrEqual(most * 0.008);
  }
});

/** Reads a Radiance picture with run-length encoded rows. */
function decode(file: Uint8Array, width: number, height: number): number[] {
  const head = `-Y ${height} +X ${width}\n`;
  let at = Buffer.from(file).indexOf(head) + head.length;
  const pixels: number[] = [];
  for (let row = 0; row < height; row++) {
    expect([...file.subarray(at, at + 4)]).toEqual([2, 2, width >> 8, width & 255]);
    at += 4;
    const channels = [0, 1, 2, 3].map(() => {
      const values: number[] = [];
      while (values.length < width) {
        const count = file[at++];
        if (count > 128) {
          values.push(...new Array<number>(count - 128).fill(file[at++]));
        } else {
          values.push(...file.subarray(at, at + count));
          at += count;
        }
      }
      return values;
    });
    for (let column = 0; column < width; column++) {
      const exponent = 2 ** (channels[3]?.[column] - 136);
      for (const k of [0, 1, 2]) pixels.push((channels[k]?.[column] + 0.5) * exponent);
    }
  }
  expect(at).toBe(file.length);
  return pixels;
}

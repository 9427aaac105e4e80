import sharp from "sharp";
import { Ramp } from "../slabs/primitives/colour.ts";
import { GradientNoise } from "../slabs/primitives/gradient-noise.ts";

/** Size of the plank that the texture shows, mm: along the grain and across. */
export const OAK_SIZE = { length: 800, width: 360 };
const COLUMNS = 640;
const ROWS = 288;
const TONES = ["#866a4a", "#a88a63", "#bea17a", "#cdb491"];

let drawn: Promise<Uint8Array> | undefined;

/** A plank of oiled oak as a JPEG: growth rings cut at a slant, pores along the grain. The same bytes every time. */
export function oakTexture(): Promise<Uint8Array> {
  drawn ??= draw();
  return drawn;
}

async function draw(): Promise<Uint8Array> {
  const slow = new GradientNoise(5);
  const fine = new GradientNoise(11);
  const ramp = new Ramp(TONES);
  const pixels = new Uint8Array(COLUMNS * ROWS * 3);
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const x = (column / COLUMNS) * OAK_SIZE.length;
      const y = (row / ROWS) * OAK_SIZE.width;
      const drift = slow.octaves(x / 420, y / 60, 3) * 9;
      const rings = 0.5 + 0.5 * Math.sin((y + drift) * 0.42 + slow.at(x / 900, y / 24) * 2);
      const fibres = fine.octaves(x / 60, y / 1.4, 3) * 0.09;
      const pores = fine.at(x / 16 + 400, y / 0.9) > 1.35 ? -0.28 : 0;
      const tone = 0.62 - 0.34 * rings ** 2.4 + fibres + pores * (0.4 + 0.6 * rings);
      const index = ramp.index(tone);
      for (let k = 0; k < 3; k++) {
        pixels[(row * COLUMNS + column) * 3 + k] = ramp.table[index + k] * 255 + 0.5;
      }
    }
  }
  return sharp(pixels, { raw: { width: COLUMNS, height: ROWS, channels: 3 } })
    .jpeg({ quality: 72, mozjpeg: true })
    .toBuffer();
}

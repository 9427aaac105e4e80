import sharp from "sharp";

/** How near two pictures are to one another, turned as they are shown, dB (PSNR); beyond 40 nobody sees a difference. */
export async function likeness(one: Buffer, other: Buffer): Promise<number> {
  const before = await pixels(one);
  const after = await pixels(other);
  if (after.length !== before.length) return 0;
  const squares = before.reduce((sum, value, at) => sum + (value - (after[at] ?? 0)) ** 2, 0);
  return 10 * Math.log10(255 ** 2 / (squares / before.length));
}

const pixels = (bytes: Buffer) => sharp(bytes).rotate().raw().toBuffer();

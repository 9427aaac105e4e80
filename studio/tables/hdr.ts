/** Shortest run of equal bytes that is worth a run. */
const SHORTEST = 4;
const LONGEST = 127;

/**
 * A Radiance picture (.hdr): red, green and blue with a common exponent, each row run-length encoded by channel. After
 * Ward, "Real Pixels", Graphics Gems II.
 * @param pixels red, green and blue from the upper left, linear
 */
export function hdrOf(pixels: Float32Array, width: number, height: number): Uint8Array {
  const head = `#?RADIANCE\nFORMAT=32-bit_rle_rgbe\n\n-Y ${height} +X ${width}\n`;
  const parts: Uint8Array[] = [new TextEncoder().encode(head)];
  for (let row = 0; row < height; row++) {
    const channels = [0, 1, 2, 3].map(() => new Uint8Array(width));
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3;
      const rgbe = sharedExponent(pixels[at], pixels[at + 1], pixels[at + 2]);
      for (const [k, value] of rgbe.entries()) channels[k][column] = value;
    }
    parts.push(Uint8Array.of(2, 2, width >> 8, width & 255), ...channels.map(runs));
  }
  return new Uint8Array(Buffer.concat(parts));
}

function sharedExponent(r: number, g: number, b: number): [number, number, number, number] {
  const most = Math.max(r, g, b);
  if (most < 1e-32) return [0, 0, 0, 0];
  const exponent = Math.floor(Math.log2(most)) + 1;
  const by = 256 / 2 ** exponent;
  return [Math.floor(r * by), Math.floor(g * by), Math.floor(b * by), exponent + 128];
}

function runs(values: Uint8Array): Uint8Array {
  const out: number[] = [];
  let at = 0;
  while (at < values.length) {
    const equal = runAt(values, at);
    if (equal >= SHORTEST) {
      out.push(128 + equal, values[at]);
      at += equal;
      continue;
    }
    const from = at;
    while (at < values.length && at - from < LONGEST && runAt(values, at) < SHORTEST) at++;
    out.push(at - from, ...values.subarray(from, at));
  }
  return Uint8Array.from(out);
}

function runAt(values: Uint8Array, from: number): number {
  let to = from + 1;
  while (to < values.length && to - from < LONGEST && values[to] === values[from]) to++;
  return to - from;
}

import { correction, generate } from "lean-qr";

/** A QR code as a drawing: a square of so many modules, and the dark ones as an SVG path. */
export type QrDrawing = { size: number; path: string };

/** Readable even where a fold or a stain covers a part. */
export function qrDrawing(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const rows = Array.from({ length: code.size }, (_, y) => darkRuns(code.size, (x) => code.get(x, y), y));
  return { size: code.size, path: rows.join("") };
}

/** Adjacent modules form one stroke, so that printers leave no hairlines between them. */
function darkRuns(size: number, isDark: (x: number) => boolean, y: number): string {
  let path = "";
  let from: number | undefined;
  for (let x = 0; x <= size; x++) {
    const dark = x < size && isDark(x);
    if (dark && from === undefined) from = x;
    if (!dark && from !== undefined) {
      path += `M${from} ${y}h${x - from}v1H${from}z`;
      from = undefined;
    }
  }
  return path;
}

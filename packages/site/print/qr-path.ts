import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** A QR code as a drawing: a square of so many modules, and the dark ones as an SVG path. */
export type QrDrawing = { size: number; path: string };

/** Readable even where a fold or a stain covers a part. */
export function qrDrawing(text: string): QrDrawing {
  const code = generate(text, { minCorrectionLevel: correction.M });
  return { size: code.size, path: toSvgPath(code) };
}

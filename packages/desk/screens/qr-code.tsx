import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";

/** Quiet zone around a code, in modules. */
const QUIET = 4;

/** A text as a QR code, dark on light whatever the page is. */
export function QrCode({
  text,
  label,
  className,
}: {
  text: string;
  label: string;
  className?: string | undefined;
}) {
  const code = generate(text, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * QUIET;
  return (
    <svg className={className} viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="#fff" />
      <path d={toSvgPath(code)} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

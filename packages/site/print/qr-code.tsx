import { whenIdle } from "@stoneyard/site/ui/browser/when-idle.ts";
import { useEffect, useState } from "react";
import type { QrDrawing } from "./qr-path.ts";
import styles from "./sheet.module.css";

type Props = { text: string; label: string };

/** Quiet zone in modules. */
const QUIET = 4;

/** A text as a QR code. What draws it is fetched in an idle moment: a browser about to print waits for nothing. */
export function QrCode({ text, label }: Props) {
  const drawing = useQrDrawing(text);
  if (!drawing) return null;
  const side = drawing.size + 2 * QUIET;
  return (
    <svg
      className={styles.code}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={drawing.path} />
    </svg>
  );
}

function useQrDrawing(text: string): QrDrawing | undefined {
  const [drawn, setDrawn] = useState<{ text: string; drawing: QrDrawing }>();
  useEffect(() => {
    const draw = () =>
      import("./qr-path.ts")
        .then(({ qrDrawing }) => setDrawn({ text, drawing: qrDrawing(text) }))
        // It may be too long for a code, or the script may not come; the address stands beside it as text.
        .catch(() => {});
    return whenIdle(() => void draw());
  }, [text]);
  return drawn?.text === text ? drawn.drawing : undefined;
}

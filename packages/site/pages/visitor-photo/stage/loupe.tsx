import { tokenColour } from "@stoneyard/site/ui/token-colour.ts";
import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { useEffect, useRef } from "react";
import styles from "./photograph-stage.module.css";

const LOUPE_PX = 132;
const LOUPE_ZOOM = 3;
/** To the border of the photograph. */
const GAP = "var(--s2)";

type Props = { photograph: HTMLCanvasElement; at: Point; size: readonly [width: number, height: number] };

/** What a finger covers, three times as large, in the corner that it does not cover. */
export function Loupe({ photograph, at: [x, y], size }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const seen = LOUPE_PX / LOUPE_ZOOM;
    context.clearRect(0, 0, LOUPE_PX, LOUPE_PX);
    context.drawImage(photograph, x - seen / 2, y - seen / 2, seen, seen, 0, 0, LOUPE_PX, LOUPE_PX);
    for (const [colour, width] of [
      ["#ffffff", 3],
      [tokenColour("accent"), 1],
    ] as const) {
      context.strokeStyle = colour;
      context.lineWidth = width;
      context.beginPath();
      context.moveTo(LOUPE_PX / 2, LOUPE_PX / 2 - 14);
      context.lineTo(LOUPE_PX / 2, LOUPE_PX / 2 + 14);
      context.moveTo(LOUPE_PX / 2 - 14, LOUPE_PX / 2);
      context.lineTo(LOUPE_PX / 2 + 14, LOUPE_PX / 2);
      context.stroke();
    }
  }, [photograph, x, y]);
  const corner = { [x < size[0] / 2 ? "right" : "left"]: GAP, [y < size[1] / 2 ? "bottom" : "top"]: GAP };
  return <canvas ref={canvas} width={LOUPE_PX} height={LOUPE_PX} className={styles.loupe} style={corner} />;
}

import { useEffect, useRef } from "react";
import styles from "./photograph-stage.module.css";

type Props = { stone: Uint8Array; size: readonly [width: number, height: number] };

/** The accent over all that counts as stone, so that a brush is seen to work. */
const TINT = [37, 68, 159] as const;
const STRENGTH = 0.45;

export function StoneTint({ stone, size: [width, height] }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (!context) return;
    const picture = context.createImageData(width, height);
    for (let i = 0; i < stone.length; i++) {
      picture.data.set(TINT, i * 4);
      picture.data[i * 4 + 3] = (stone[i] ?? 0) * STRENGTH;
    }
    context.putImageData(picture, 0, 0);
  }, [stone, width, height]);
  return <canvas ref={canvas} width={width} height={height} className={styles.tint} />;
}

import { useEffect, useRef } from "react";
import styles from "./photograph-stage.module.css";
import { stoneHatch } from "./stone-hatch.ts";

type Props = { stone: Uint8Array; size: readonly [width: number, height: number] };

/** Shows what counts as stone, so that a brush is seen to work. */
export function StoneMarks({ stone, size: [width, height] }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const picture = new ImageData(stoneHatch(stone, width, height), width, height);
    canvas.current?.getContext("2d")?.putImageData(picture, 0, 0);
  }, [stone, width, height]);
  return <canvas ref={canvas} width={width} height={height} className={styles.marks} />;
}

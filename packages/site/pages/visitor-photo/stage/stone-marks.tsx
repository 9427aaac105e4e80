import { useEffect, useRef } from "react";
import styles from "./photograph-stage.module.css";

/** The accent beside white: one of them shows on any stone. */
const ACCENT = [37, 68, 159, 230] as const;
const WHITE = [255, 255, 255, 200] as const;
/** Stripes across the picture's width, and how much of its stripe each of the two lines takes. */
const STRIPES = 48;
const LINE = 0.12;
/** The border's width as a share of the picture's. */
const BORDER = 1 / 640;
/** Coverage from which a pixel counts as stone, of 255. */
const HALF = 128;

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

/** A hatch over everything that counts as stone, with an outline. */
export function stoneHatch(stone: Uint8Array, width: number, height: number): Uint8ClampedArray<ArrayBuffer> {
  const picture = new Uint8ClampedArray(width * height * 4);
  const stripe = width / STRIPES;
  const reach = Math.max(1, Math.round(width * BORDER));
  const isStone = (x: number, y: number) => {
    // The picture's own border is none of the stone's.
    const [column, row] = [Math.max(0, Math.min(width - 1, x)), Math.max(0, Math.min(height - 1, y))];
    return (stone[row * width + column] ?? 0) >= HALF;
  };
  for (let y = 0, i = 0; y < height; y++) {
    for (let x = 0; x < width; x++, i++) {
      if ((stone[i] ?? 0) < HALF) continue;
      const inner =
        isStone(x - reach, y) && isStone(x + reach, y) && isStone(x, y - reach) && isStone(x, y + reach);
      const along = ((x + y) / stripe) % 1;
      if (!inner || along < LINE) picture.set(ACCENT, i * 4);
      else if (along < 2 * LINE) picture.set(WHITE, i * 4);
    }
  }
  return picture;
}

import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { type CSSProperties, type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from "react";
import styles from "./photograph-stage.module.css";

type Size = readonly [width: number, height: number];

const KEY_STEP = 8;
const LONG_KEY_STEP = 40;

/** The photograph's pixel under a pointer, on a layer that covers the photograph. */
export function pointUnder(event: MouseEvent, size: Size): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
  return [
    Math.round(((event.clientX - left) / width) * size[0]),
    Math.round(((event.clientY - top) / height) * size[1]),
  ];
}

/** A crosshair on such a layer, moved and pressed by keys: its event handlers and its element. */
export function useCross(size: Size, onPress: (at: Point) => void) {
  const [cross, setCross] = useState<Point>();
  const onKeyDown = (event: KeyboardEvent) => {
    const at = cross ?? [Math.round(size[0] / 2), Math.round(size[1] / 2)];
    const step = event.shiftKey ? LONG_KEY_STEP : KEY_STEP;
    if (event.key === " " || event.key === "Enter") onPress(at);
    else if (event.key === "ArrowLeft") setCross([Math.max(0, at[0] - step), at[1]]);
    else if (event.key === "ArrowRight") setCross([Math.min(size[0], at[0] + step), at[1]]);
    else if (event.key === "ArrowUp") setCross([at[0], Math.max(0, at[1] - step)]);
    else if (event.key === "ArrowDown") setCross([at[0], Math.min(size[1], at[1] + step)]);
    else return;
    event.preventDefault();
  };
  const onFocus = (event: FocusEvent) => {
    if (event.currentTarget.matches(":focus-visible")) setCross(cross ?? [size[0] / 2, size[1] / 2]);
  };
  return {
    keys: { onKeyDown, onFocus, onBlur: () => setCross(undefined) },
    sign: cross && <span className={styles.cross} style={placeOf(cross, size)} />,
  };
}

const placeOf = ([x, y]: Point, [width, height]: Size) =>
  ({ "--x": x / width, "--y": y / height }) as CSSProperties;

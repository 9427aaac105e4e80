import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { arrowOf, forBrowser } from "@stoneyard/site/ui/browser/arrow-keys.ts";
import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import type { Stroke } from "@stoneyard/visitor-photo/recipe.ts";
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import styles from "./photograph-stage.module.css";

type Size = readonly [width: number, height: number];
type Props = { over: Stroke["over"]; size: Size; zoom: number; onStroke: (stroke: Stroke) => void };

/** On the screen, px: about what a fingertip hits. */
const RADIUS_PX = { stone: 7, thing: 5 } as const;
/** Least distance of points, and steps of the keyboard's cross, pixels of the photograph. */
const LEAST_STEP = 4;
const KEY_STEP = { step: 8, leap: 40 };

/** Strokes by finger, pen or mouse; by keyboard a cross is moved and dabs. */
export function BrushLayer({ over, size, zoom, onStroke }: Props) {
  const t = useTranslations("visitor-photo.brush");
  const layer = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [cross, setCross] = useState<Point>();

  const perPixel = () => size[0] / (layer.current?.clientWidth || size[0]);
  const radius = () => Math.max(2, Math.round(RADIUS_PX[over] * perPixel()));
  const pixelUnder = (event: PointerEvent): Point => {
    const [x, y] = pointUnder(event, size);
    return [Math.round(x), Math.round(y)];
  };
  const goOn = (event: PointerEvent) => {
    if (points.length === 0) return;
    const point = pixelUnder(event);
    const last = points.at(-1) as Point;
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_STEP) setPoints([...points, point]);
  };
  const end = () => {
    if (points.length > 0) onStroke({ over, points, radius: radius() });
    setPoints([]);
  };
  const press = (event: KeyboardEvent) => {
    if (forBrowser(event)) return;
    const at = cross ?? middleOf(size);
    const arrow = arrowOf(event);
    const step = event.shiftKey ? KEY_STEP.leap : KEY_STEP.step;
    if (arrow) setCross(within([at[0] + arrow.x * step, at[1] + arrow.y * step], size));
    else if (event.key === " " || event.key === "Enter") onStroke({ over, points: [at], radius: radius() });
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={layer}
      className={styles.brush}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it is drawn on by keyboard, too
      tabIndex={0}
      aria-label={t(over)}
      aria-description={t("keys")}
      data-zoom={zoom}
      onPointerDown={(event) => {
        if (!event.isPrimary || event.button !== 0) return setPoints([]);
        event.currentTarget.setPointerCapture(event.pointerId);
        setPoints([pixelUnder(event)]);
      }}
      onPointerMove={goOn}
      onPointerUp={end}
      onPointerCancel={() => setPoints([])}
      onKeyDown={press}
      onFocus={({ currentTarget }) =>
        currentTarget.matches(":focus-visible") && setCross(cross ?? middleOf(size))
      }
      onBlur={() => setCross(undefined)}
    >
      <svg viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
        <polyline
          data-over={over}
          strokeWidth={2 * radius()}
          points={points.map((point) => point.join()).join(" ")}
        />
      </svg>
      {cross && (
        <span
          className={styles.cross}
          style={{ "--x": cross[0] / size[0], "--y": cross[1] / size[1] } as CSSProperties}
        />
      )}
    </div>
  );
}

/** The place of the photograph under a pointer, pixels, on a layer that covers the photograph. */
export function pointUnder(event: PointerEvent, size: Size, layer: Element = event.currentTarget): Point {
  const { left, top, width, height } = layer.getBoundingClientRect();
  return [((event.clientX - left) / width) * size[0], ((event.clientY - top) / height) * size[1]];
}

const middleOf = ([width, height]: Size): Point => [Math.round(width / 2), Math.round(height / 2)];

/** The point of the photograph that is nearest. */
export const within = ([x, y]: Point, [width, height]: Size): Point => [
  Math.max(0, Math.min(width, x)),
  Math.max(0, Math.min(height, y)),
];

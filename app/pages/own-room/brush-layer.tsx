import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { Point } from "#own-room/camera.ts";
import type { BrushStroke } from "#own-room/recipe.ts";
import styles from "./photograph-stage.module.css";

type Props = {
  over: BrushStroke["over"];
  size: readonly [width: number, height: number];
  zoom: number;
  onStroke: (stroke: BrushStroke) => void;
};

/** On the screen, px: about what a fingertip hits. */
const RADIUS_PX = { stone: 7, thing: 5 } as const;
/** Points nearer than this add nothing, pixels of the photograph. */
const LEAST_STEP = 4;
const KEY_STEP = 8;
const LONG_KEY_STEP = 40;

/** Strokes by finger, pen or mouse; by keyboard a cross is moved and dabs. */
export function BrushLayer({ over, size, zoom, onStroke }: Props) {
  const t = useTranslations("own-room.brush");
  const layer = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [cross, setCross] = useState<Point>();

  const perPixel = () => size[0] / (layer.current?.clientWidth || size[0]);
  const radius = () => Math.max(2, Math.round(RADIUS_PX[over] * perPixel()));
  const pointUnder = (event: PointerEvent): Point => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect();
    return [
      Math.round(((event.clientX - left) / width) * size[0]),
      Math.round(((event.clientY - top) / height) * size[1]),
    ];
  };
  const goOn = (event: PointerEvent) => {
    if (points.length === 0) return;
    const point = pointUnder(event);
    const last = points.at(-1) as Point;
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_STEP) setPoints([...points, point]);
  };
  const end = () => {
    if (points.length > 0) onStroke({ over, points, radius: radius() });
    setPoints([]);
  };
  const press = (event: KeyboardEvent) => {
    const at = cross ?? [Math.round(size[0] / 2), Math.round(size[1] / 2)];
    const step = event.shiftKey ? LONG_KEY_STEP : KEY_STEP;
    if (event.key === " " || event.key === "Enter") onStroke({ over, points: [at], radius: radius() });
    else if (event.key === "ArrowLeft") setCross([Math.max(0, at[0] - step), at[1]]);
    else if (event.key === "ArrowRight") setCross([Math.min(size[0], at[0] + step), at[1]]);
    else if (event.key === "ArrowUp") setCross([at[0], Math.max(0, at[1] - step)]);
    else if (event.key === "ArrowDown") setCross([at[0], Math.min(size[1], at[1] + step)]);
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
        if (!event.isPrimary) return setPoints([]);
        event.currentTarget.setPointerCapture(event.pointerId);
        setPoints([pointUnder(event)]);
      }}
      onPointerMove={goOn}
      onPointerUp={end}
      onPointerCancel={() => setPoints([])}
      onKeyDown={press}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) setCross(cross ?? [size[0] / 2, size[1] / 2]);
      }}
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

import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import type { Stroke } from "@stoneyard/visitor-photo/recipe.ts";
import { type PointerEvent, useRef, useState } from "react";
import styles from "./photograph-stage.module.css";
import { pointUnder, useCross } from "./pointing.tsx";

type Props = {
  over: Stroke["over"];
  size: readonly [width: number, height: number];
  zoom: number;
  onStroke: (stroke: Stroke) => void;
};

/** On the screen, px: about what a fingertip hits. */
const RADIUS_PX = { stone: 7, thing: 5 } as const;
/** Least distance of points, pixels of the photograph. */
const LEAST_STEP = 4;

/** Strokes by finger, pen or mouse; by keyboard a cross is moved and dabs. */
export function BrushLayer({ over, size, zoom, onStroke }: Props) {
  const t = useTranslations("own-room.brush");
  const layer = useRef<HTMLDivElement>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);

  const perPixel = () => size[0] / (layer.current?.clientWidth || size[0]);
  const radius = () => Math.max(2, Math.round(RADIUS_PX[over] * perPixel()));
  const { keys, sign } = useCross(size, (at) => onStroke({ over, points: [at], radius: radius() }));
  const goOn = (event: PointerEvent) => {
    if (points.length === 0) return;
    const point = pointUnder(event, size);
    const last = points.at(-1) as Point;
    if (Math.hypot(point[0] - last[0], point[1] - last[1]) >= LEAST_STEP) setPoints([...points, point]);
  };
  const end = () => {
    if (points.length > 0) onStroke({ over, points, radius: radius() });
    setPoints([]);
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
        setPoints([pointUnder(event, size)]);
      }}
      onPointerMove={goOn}
      onPointerUp={end}
      onPointerCancel={() => setPoints([])}
      {...keys}
    >
      <svg viewBox={`0 0 ${size[0]} ${size[1]}`} aria-hidden="true">
        <polyline
          data-over={over}
          strokeWidth={2 * radius()}
          points={points.map((point) => point.join()).join(" ")}
        />
      </svg>
      {sign}
    </div>
  );
}

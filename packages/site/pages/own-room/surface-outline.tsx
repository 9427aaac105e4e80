import { facesOf } from "@stoneyard/visitor-photo/faces.ts";
import type { DrawnSurface } from "@stoneyard/visitor-photo/recipe.ts";
import { useMemo } from "react";
import type { OwnRoomState } from "./own-room-state.ts";
import styles from "./photograph-stage.module.css";

type Props = { surface: DrawnSurface; state: OwnRoomState; withLines: boolean };

/** What the lines and measures make of the surface, as an outline over the photograph. */
export function SurfaceOutline({ surface, state, withLines }: Props) {
  const [width, height] = state.size;
  const faces = useMemo(() => {
    return facesOf({ focal: state.focal, centre: state.centre }, surface);
  }, [surface, state.focal, state.centre]);
  return (
    <svg className={styles.outline} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {faces.map(({ part, outline }) => (
        <polygon key={part} points={outline.map((point) => point.join()).join(" ")} />
      ))}
      {withLines && surface.sheet && (
        <polygon className={styles.paper} points={surface.sheet.map((corner) => corner.join()).join(" ")} />
      )}
      {withLines &&
        (["far", "near", "end"] as const).map((name) => {
          const [[x1, y1], [x2, y2]] = surface.lines[name];
          return <line key={name} data-line={name} x1={x1} y1={y1} x2={x2} y2={y2} />;
        })}
    </svg>
  );
}

import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { Point } from "@stoneyard/visitor-photo/camera.ts";
import { facesOf } from "@stoneyard/visitor-photo/faces.ts";
import type { DrawnSurface, Stroke } from "@stoneyard/visitor-photo/recipe.ts";
import type { VisitorPhotoState } from "../visitor-photo-state.ts";
import styles from "./photograph-stage.module.css";
import type { Tool } from "./stage-tools.tsx";

type Props = {
  tool: Tool;
  state: VisitorPhotoState;
  surface: DrawnSurface | undefined;
  zoomed: boolean;
};

/** What the tool is for, or why it does nothing now. */
export function ToolHint({ tool, state, surface, zoomed }: Props) {
  const t = useTranslations("visitor-photo.hints");
  return (
    <p role="status" className={styles.hint}>
      {t(hintOf(tool, state, surface))}
      {zoomed && tool !== "slab" && <span className={styles.fingers}> {t("zoomed")}</span>}
    </p>
  );
}

function hintOf(tool: Tool, state: VisitorPhotoState, surface: DrawnSurface | undefined) {
  if (!surface) return "noSurface";
  const faces = facesOf(state, surface);
  if (faces.length === 0) return tool === "lines" ? "lines" : "noOutline";
  if (tool === "look" || tool === "slab") return state.lays[surface.id] ? tool : "noStone";
  if (tool === "lines") return tool;
  const last = surface.strokes.at(-1);
  if (last && !faces.some(({ outline }) => touchesOutline(last, outline))) return "missed";
  return tool;
}

/** Whether a stroke touches an outline; others change nothing. */
export function touchesOutline({ points, radius }: Stroke, outline: readonly Point[]): boolean {
  const sides = sidesOf(outline);
  return points.some(
    (point) => isWithin(point, sides) || sides.some((side) => distance(point, side) <= radius),
  );
}

type Side = readonly [from: Point, to: Point];

const sidesOf = (outline: readonly Point[]): Side[] =>
  outline.map((from, k) => [from, outline[(k + 1) % outline.length] ?? from]);

/** A ray to the right crosses the outline an odd number of times. */
function isWithin([x, y]: Point, sides: readonly Side[]): boolean {
  const crossed = sides.filter(
    ([[x0, y0], [x1, y1]]) => y0 > y !== y1 > y && x < x0 + ((y - y0) / (y1 - y0)) * (x1 - x0),
  );
  return crossed.length % 2 === 1;
}

function distance([x, y]: Point, [[x0, y0], [x1, y1]]: Side): number {
  const [dx, dy] = [x1 - x0, y1 - y0];
  const along = ((x - x0) * dx + (y - y0) * dy) / Math.max(1e-9, dx * dx + dy * dy);
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(x - x0 - share * dx, y - y0 - share * dy);
}

import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { arrowOf, forBrowser } from "@stoneyard/site/ui/browser/arrow-keys.ts";
import type { Line, Point } from "@stoneyard/visitor-photo/camera.ts";
import { lightnessIn } from "@stoneyard/visitor-photo/lightness.ts";
import { type DrawnSurface, stands } from "@stoneyard/visitor-photo/recipe.ts";
import { snappedLine } from "@stoneyard/visitor-photo/snap-line.ts";
import {
  type CSSProperties,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { pixelsOf } from "../open-photograph.ts";
import { pointUnder, within } from "./brush-layer.tsx";
import { Loupe } from "./loupe.tsx";
import styles from "./photograph-stage.module.css";

/** What is marked by points: three lines, and the corners of a sheet where one lies there. */
export type Marks = Pick<DrawnSurface, "lines" | "sheet">;
type Handle = { line: keyof Marks["lines"]; end: 0 | 1 } | { corner: 0 | 1 | 2 | 3 };

type Props = {
  photograph: HTMLCanvasElement;
  surface: DrawnSurface;
  size: readonly [width: number, height: number];
  /** While a handle is dragged; undefined where the browser takes it over, or another surface or tool is chosen. */
  onDraft: (marks: Marks | undefined) => void;
  onChange: (marks: Marks) => void;
};

const ENDS: readonly Handle[] = (["far", "near", "end"] as const).flatMap((line) => [
  { line, end: 0 as const },
  { line, end: 1 as const },
]);
const CORNERS: readonly Handle[] = ([0, 1, 2, 3] as const).map((corner) => ({ corner }));
const STEP_PX = 1;
const LONG_STEP_PX = 10;

/** The ends of the three lines and a sheet's corners: dragged, or moved pixel by pixel with the arrow keys. A loupe shows what lies under them. */
export function LineHandles({ photograph, surface, size, onDraft, onChange }: Props) {
  const t = useTranslations("visitor-photo");
  const [held, setHeld] = useState<Handle>();
  const grip = useRef<readonly [number, number]>([0, 0]);
  const isMoved = useRef(false);
  const drop = useEffectEvent(() => onDraft(undefined));
  useEffect(() => () => drop(), []);
  const lying = useTranslations("visitor-photo.lines.lying");
  const standing = useTranslations("visitor-photo.lines.standing");
  const nameOf = (handle: Handle) => {
    if ("corner" in handle) return t("sheet.corner", { number: handle.corner + 1 });
    const line = stands(surface.kind) ? standing(handle.line) : lying(handle.line);
    return t("handle", { line, end: handle.end + 1 });
  };
  const withPoint = (handle: Handle, point: Point): Marks => moved(surface, handle, within(point, size));
  const pointHeld = (event: PointerEvent<HTMLButtonElement>): Point => {
    const [x, y] = pointUnder(event, size, event.currentTarget.parentElement ?? undefined);
    return [x + grip.current[0], y + grip.current[1]];
  };
  const take = (handle: Handle, event: PointerEvent<HTMLButtonElement>) => {
    if (!event.isPrimary || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = [0, 0];
    const [x, y] = pointHeld(event);
    const [px, py] = pointOf(surface, handle);
    grip.current = [px - x, py - y];
    isMoved.current = false;
    setHeld(handle);
  };
  const letGo = (handle: Handle, event: PointerEvent<HTMLButtonElement>) => {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    // A press alone would snap a line away from where arrow keys have put it.
    if (isMoved.current) onChange(snapped(withPoint(handle, pointHeld(event)), handle, photograph));
    setHeld(undefined);
  };
  const press = (handle: Handle, event: KeyboardEvent) => {
    const arrow = arrowOf(event);
    if (!arrow || forBrowser(event)) return;
    event.preventDefault();
    const [x, y] = pointOf(surface, handle);
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    onChange(withPoint(handle, [x + arrow.x * step, y + arrow.y * step]));
  };
  return (
    <>
      {[...ENDS, ...(surface.sheet ? CORNERS : [])].map((handle) => {
        const [x, y] = pointOf(surface, handle);
        const [outX, outY] = outwards(surface, handle);
        return (
          <button
            key={JSON.stringify(handle)}
            type="button"
            className={styles.handle}
            data-mark={"corner" in handle ? "sheet" : handle.line}
            style={
              { "--x": x / size[0], "--y": y / size[1], "--out-x": outX, "--out-y": outY } as CSSProperties
            }
            aria-label={nameOf(handle)}
            onPointerDown={(event) => take(handle, event)}
            onPointerMove={(event) => {
              if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
              isMoved.current = true;
              onDraft(withPoint(handle, pointHeld(event)));
            }}
            onPointerUp={(event) => letGo(handle, event)}
            onPointerCancel={() => {
              setHeld(undefined);
              onDraft(undefined);
            }}
            onKeyDown={(event) => press(handle, event)}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && setHeld(handle)}
            onBlur={() => setHeld(undefined)}
          />
        );
      })}
      {held && <Loupe photograph={photograph} at={pointOf(surface, held)} size={size} />}
    </>
  );
}

function pointOf({ lines, sheet }: Marks, handle: Handle): Point {
  if ("corner" in handle) return sheet?.[handle.corner] ?? [0, 0];
  return lines[handle.line][handle.end];
}

/**
 * Grips lie beyond the end of their line, so that two lines that meet have separate grips and no finger covers the corner.
 */
function outwards(marks: Marks, handle: Handle): Point {
  const [x, y] = pointOf(marks, handle);
  const from =
    "corner" in handle ? middleOf(marks.sheet ?? []) : marks.lines[handle.line][handle.end ? 0 : 1];
  const length = Math.hypot(x - from[0], y - from[1]);
  return length > 0 ? [(x - from[0]) / length, (y - from[1]) / length] : [0, 0];
}

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function moved({ lines, sheet }: Marks, handle: Handle, point: Point): Marks {
  if ("corner" in handle) {
    const corners = sheet?.map((corner, k) => (k === handle.corner ? point : corner));
    return { lines, ...(corners && { sheet: corners as unknown as NonNullable<Marks["sheet"]> }) };
  }
  const [from, to] = lines[handle.line];
  const line: Line = handle.end === 0 ? [point, to] : [from, point];
  return { lines: { ...lines, [handle.line]: line }, ...(sheet && { sheet }) };
}

/** A dragged line snaps to the edge beside it; corners stay where they were put. */
function snapped(marks: Marks, handle: Handle, photograph: HTMLCanvasElement): Marks {
  if ("corner" in handle) return marks;
  const { far, near } = marks.lines;
  const opposite = { far: near, near: far, end: undefined }[handle.line];
  const line = snappedLine(marks.lines[handle.line], lightnessIn(pixelsOf(photograph)), opposite);
  return { ...marks, lines: { ...marks.lines, [handle.line]: line } };
}

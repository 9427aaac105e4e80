import { type CSSProperties, type KeyboardEvent, type PointerEvent, useRef, useState } from "react";
import { useTranslations } from "#app/i18n/translations.tsx";
import type { Line, Point } from "#own-room/camera.ts";
import type { DrawnSurface } from "#own-room/recipe.ts";
import { snappedLine } from "#own-room/snap-line.ts";
import { lightnessOf } from "./lightness-of.ts";
import { Loupe } from "./loupe.tsx";
import styles from "./photograph-stage.module.css";
import { stands } from "./starting-surface.ts";

type Lines = DrawnSurface["lines"];
type Handle = { line: keyof Lines; end: 0 | 1 };

type Props = {
  photograph: HTMLCanvasElement;
  surface: DrawnSurface;
  size: readonly [width: number, height: number];
  /** While a handle is dragged. */
  onDraft: (lines: Lines) => void;
  onChange: (lines: Lines) => void;
};

const HANDLES: readonly Handle[] = (["far", "near", "end"] as const).flatMap((line) => [
  { line, end: 0 as const },
  { line, end: 1 as const },
]);
const STEP_PX = 1;
const LONG_STEP_PX = 10;

/** The ends of the three lines: dragged, or moved pixel by pixel with the arrow keys. A loupe shows what lies under them. */
export function LineHandles({ photograph, surface, size, onDraft, onChange }: Props) {
  const t = useTranslations("own-room");
  const [held, setHeld] = useState<Handle>();
  const grip = useRef<readonly [number, number]>([0, 0]);
  const { lines } = surface;
  const lying = useTranslations("own-room.lines.lying");
  const standing = useTranslations("own-room.lines.standing");
  const nameOf = (line: keyof Lines) => (stands(surface.kind) ? standing(line) : lying(line));

  const pointOf = ({ line, end }: Handle): Point => lines[line][end];
  const withPoint = ({ line, end }: Handle, point: Point): Lines => {
    const within = point.map((value, axis) => {
      const side = size[axis] as number;
      return Math.max(0, Math.min(side, value));
    }) as unknown as Point;
    const [from, to] = lines[line];
    const moved: Line = end === 0 ? [within, to] : [from, within];
    return { ...lines, [line]: moved };
  };
  const pointUnder = (event: PointerEvent<HTMLButtonElement>): Point => {
    const sheet = (event.currentTarget.parentElement as HTMLElement).getBoundingClientRect();
    return [
      ((event.clientX - sheet.left) / sheet.width) * size[0] + grip.current[0],
      ((event.clientY - sheet.top) / sheet.height) * size[1] + grip.current[1],
    ];
  };
  const take = (handle: Handle, event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = [0, 0];
    const [x, y] = pointUnder(event);
    const [px, py] = pointOf(handle);
    grip.current = [px - x, py - y];
    setHeld(handle);
  };
  const press = (handle: Handle, event: KeyboardEvent) => {
    const way = ARROWS[event.key];
    if (!way) return;
    event.preventDefault();
    const [x, y] = pointOf(handle);
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    onChange(withPoint(handle, [x + way[0] * step, y + way[1] * step]));
  };
  return (
    <>
      {HANDLES.map((handle) => {
        const [x, y] = pointOf(handle);
        const name = t("handle", { line: nameOf(handle.line), end: handle.end + 1 });
        return (
          <button
            key={`${handle.line}${handle.end}`}
            type="button"
            className={styles.handle}
            data-line={handle.line}
            style={{ "--x": x / size[0], "--y": y / size[1] } as CSSProperties}
            aria-label={name}
            onPointerDown={(event) => take(handle, event)}
            onPointerMove={(event) => {
              if (event.currentTarget.hasPointerCapture(event.pointerId))
                onDraft(withPoint(handle, pointUnder(event)));
            }}
            onPointerUp={(event) => {
              const moved = withPoint(handle, pointUnder(event));
              onChange({ ...moved, [handle.line]: snappedLine(moved[handle.line], lightnessOf(photograph)) });
              setHeld(undefined);
            }}
            onPointerCancel={() => setHeld(undefined)}
            onKeyDown={(event) => press(handle, event)}
            onFocus={(event) => event.currentTarget.matches(":focus-visible") && setHeld(handle)}
            onBlur={() => setHeld(undefined)}
          />
        );
      })}
      {held && <Loupe photograph={photograph} at={pointOf(held)} size={size} />}
    </>
  );
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

import type { Line, Point } from "@stoneyard/visitor-photo/camera.ts";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import type { ShownPhotograph } from "../../local-server/photograph-routes.ts";
import type { Edges } from "../../straighten/geometry.ts";
import { useDesk } from "../desk-context.ts";
import styles from "./photograph-screen.module.css";

const SIDES = ["top", "right", "bottom", "left"] as const;
type Side = (typeof SIDES)[number];
/** A handle: an end of an edge, or the place of known colour. */
type Handle = { side: Side; end: 0 | 1 } | "colour";

/** Radius of a handle in pixels: visible, and for a finger. */
const RADIUS = 9;
const REACH = 22;

/** Share of the photograph's width in the loupe. */
const LOUPE = 0.05;

/** A photograph with two points on each edge of the slab, moved by finger, mouse or arrow keys, under a loupe. */
export function EdgeHandles({
  photograph,
  edges,
  onEdges,
  colourAt,
  onColourAt,
}: {
  photograph: ShownPhotograph;
  edges: Edges;
  onEdges: (edges: Edges) => void;
  colourAt?: Point | undefined;
  onColourAt?: (at: Point) => void;
}) {
  const { words } = useDesk();
  const { width, height, picture } = photograph;
  const svg = useRef<SVGSVGElement>(null);
  const [held, setHeld] = useState<{ handle: Handle; at: Point }>();
  const [perPixel, setPerPixel] = useState(1);
  // Handles are equally large on a phone and a desktop.
  useEffect(() => {
    const measure = () => setPerPixel(width / Math.max(1, svg.current?.clientWidth ?? 1));
    measure();
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, [width]);
  const within = ([x, y]: Point): Point => [
    Math.min(width, Math.max(0, x)),
    Math.min(height, Math.max(0, y)),
  ];
  const shownEdges = held && held.handle !== "colour" ? withPoint(edges, held.handle, held.at) : edges;
  const put = (handle: Handle, at: Point) => {
    if (handle === "colour") onColourAt?.(within(at));
    else onEdges(withPoint(edges, handle, within(at)));
  };
  const pointOf = ({ clientX, clientY }: PointerEvent): Point => {
    const box = svg.current?.getBoundingClientRect();
    if (!box) return [0, 0];
    return within([((clientX - box.left) * width) / box.width, ((clientY - box.top) * height) / box.height]);
  };
  const drag = (handle: Handle) => ({
    onPointerDown: (event: PointerEvent) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      setHeld({ handle, at: pointOf(event) });
    },
    onPointerMove: (event: PointerEvent) => held && setHeld({ handle, at: pointOf(event) }),
    onPointerUp: () => {
      if (held) put(handle, held.at);
      setHeld(undefined);
    },
    onPointerCancel: () => setHeld(undefined),
  });
  const all: [Handle, Point][] = SIDES.flatMap((side) =>
    ([0, 1] as const).map((end): [Handle, Point] => [{ side, end }, shownEdges[side][end]]),
  );
  if (colourAt) all.push(["colour", held?.handle === "colour" ? held.at : colourAt]);
  return (
    <div className={styles.picture}>
      <svg ref={svg} viewBox={`0 0 ${width} ${height}`}>
        <title>{words.photograph}</title>
        <image href={picture} width={width} height={height} />
        {SIDES.map((side) => (
          <EdgeLine key={side} line={shownEdges[side]} width={width} />
        ))}
        {all.map(([handle, at]) => (
          <HandleMark
            key={handle === "colour" ? "colour" : `${handle.side}${handle.end}`}
            handle={handle}
            at={at}
            size={perPixel}
            onMove={(by) => put(handle, [at[0] + by[0], at[1] + by[1]])}
            drag={drag(handle)}
          />
        ))}
      </svg>
      {held && <Loupe photograph={photograph} at={held.at} />}
    </div>
  );
}

/** The line through both points and beyond, as corners are where lines cross. */
function EdgeLine({ line: [[ax, ay], [bx, by]], width }: { line: Line; width: number }) {
  const reach = width / Math.max(1, Math.hypot(bx - ax, by - ay));
  return (
    <line
      className={styles.line}
      x1={ax - (bx - ax) * reach}
      y1={ay - (by - ay) * reach}
      x2={bx + (bx - ax) * reach}
      y2={by + (by - ay) * reach}
    />
  );
}

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

function HandleMark({
  handle,
  at: [x, y],
  size,
  onMove,
  drag,
}: {
  handle: Handle;
  at: Point;
  size: number;
  onMove: (by: Point) => void;
  drag: object;
}) {
  const { words } = useDesk();
  const names = {
    top: words.edgeTop,
    right: words.edgeRight,
    bottom: words.edgeBottom,
    left: words.edgeLeft,
  };
  const label = handle === "colour" ? words.colourPoint : `${names[handle.side]} ${handle.end + 1}`;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const times = event.shiftKey ? 20 : 2;
    onMove([step[0] * times, step[1] * times]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot stand in a drawing
    <g
      className={styles.handle}
      role="button"
      tabIndex={0}
      aria-label={label}
      onKeyDown={onKeyDown}
      {...drag}
    >
      <circle className={styles.reach} cx={x} cy={y} r={size * REACH} />
      <circle className={handle === "colour" ? styles.spot : styles.dot} cx={x} cy={y} r={size * RADIUS} />
    </g>
  );
}

function Loupe({ photograph, at: [x, y] }: { photograph: ShownPhotograph; at: Point }) {
  const { picture, width, height } = photograph;
  const half = width * LOUPE;
  // In the corner opposite to the finger.
  const corner = x < width / 2 ? styles.loupeRight : styles.loupeLeft;
  return (
    <svg className={corner} viewBox={`${x - half} ${y - half} ${half * 2} ${half * 2}`} aria-hidden="true">
      <image href={picture} width={width} height={height} />
      <path className={styles.line} d={`M${x - half} ${y}h${half * 2}M${x} ${y - half}v${half * 2}`} />
    </svg>
  );
}

function withPoint(edges: Edges, handle: { side: Side; end: 0 | 1 }, at: Point): Edges {
  const [first, second] = edges[handle.side];
  const line: Line = handle.end === 0 ? [at, second] : [first, at];
  return { ...edges, [handle.side]: line };
}

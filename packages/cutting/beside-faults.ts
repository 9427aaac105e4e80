import type { Point, Rect, Size } from "./shapes.ts";

type Mirror = { across: boolean; down: boolean };

/** Pieces may lie as they are, or mirrored: saw cuts part them all the same. */
const MIRRORS: readonly Mirror[] = [
  { across: false, down: false },
  { across: true, down: false },
  { across: false, down: true },
  { across: true, down: true },
];

/** The pieces of a slab, mirrored so that they cover as few of its faults as can be. */
export function besideFaults<Piece extends Rect>(
  pieces: readonly Piece[],
  slab: Size,
  faults: readonly Point[],
): readonly Piece[] {
  const covered = coveredByMirror(pieces, slab, faults);
  const mirror = MIRRORS[covered.indexOf(Math.min(...covered))];
  return pieces.map((piece) => ({
    ...piece,
    x: mirror?.across ? slab.width - piece.x - piece.width : piece.x,
    y: mirror?.down ? slab.height - piece.y - piece.height : piece.y,
  }));
}

/** How many faults pieces cover, mirrored as is best. */
export function fewestCovered(pieces: readonly Rect[], slab: Size, faults: readonly Point[]): number {
  return faults.length === 0 ? 0 : Math.min(...coveredByMirror(pieces, slab, faults));
}

function coveredByMirror(pieces: readonly Rect[], slab: Size, faults: readonly Point[]): number[] {
  return MIRRORS.map(({ across, down }) => {
    const covered = faults.filter(({ x, y }) => {
      const fault = { x: across ? slab.width - x : x, y: down ? slab.height - y : y };
      return pieces.some((piece) => isOver(piece, fault));
    });
    return covered.length;
  });
}

/** The largest part of a rectangle that has none of these points within it. */
export function largestBeside(rect: Rect, faults: readonly Point[]): Rect {
  const within = faults.filter((fault) => isOver(rect, fault)).toSorted((one, other) => one.y - other.y);
  const lefts = [rect.x, ...within.map(({ x }) => x + 1)];
  const rights = [rect.x + rect.width, ...within.map(({ x }) => x - 1)];
  const parts = lefts.flatMap((left) =>
    rights
      .filter((right) => right > left)
      .flatMap((right) => {
        const ys = within.filter(({ x }) => x >= left && x <= right).map(({ y }) => y);
        const feet = [...ys.map((y) => y - 1), rect.y + rect.height];
        return [rect.y, ...ys.map((y) => y + 1)].map((y, gap) => ({
          ...{ x: left, y, width: right - left },
          height: Math.max(0, (feet[gap] ?? y) - y),
        }));
      }),
  );
  const area = ({ width, height }: Size) => width * height;
  return parts.reduce((best, part) => (area(part) > area(best) ? part : best), { ...rect, height: 0 });
}

/** Whether a piece lies over a fault, or ends at it. */
export function isOver({ x, y, width, height }: Rect, fault: Point): boolean {
  return fault.x >= x && fault.x <= x + width && fault.y >= y && fault.y <= y + height;
}

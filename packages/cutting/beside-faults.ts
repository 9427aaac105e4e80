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

/** Whether a piece lies over a fault, or ends at it. */
export function isOver({ x, y, width, height }: Rect, fault: Point): boolean {
  return fault.x >= x && fault.x <= x + width && fault.y >= y && fault.y <= y + height;
}

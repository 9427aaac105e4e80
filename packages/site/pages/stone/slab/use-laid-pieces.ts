import { useEffect, useEffectEvent, useRef, useState } from "react";
import { nearestFree, stepped, turned } from "./piece-moves.ts";
import { type Clearance, type Piece, PLAN_CLEARANCE } from "./pieces.ts";
import { clamp, type Point, type Size } from "./slab-view.ts";

/** How far a piece moves aside by itself while it is dragged, cm; farther off it lies where it may not stay. */
const YIELD_CM = 6;
/** From this many pixels a centimetre on, pieces are dragged by millimetres. */
const FINE_PX_PER_CM = 10;

/** Why a piece did not go where it was wanted. */
type Refusal = "blocked" | "noTurn" | "directed";

type Drag = {
  piece: number;
  from: Piece;
  at: Piece;
  /** The last free place on its way. */
  good: Piece;
};

type Laid = {
  planned: readonly Piece[];
  pieces: readonly Piece[];
  selected?: number;
  refused?: Refusal;
  /** Where they lay before all were put back, until one is moved again. */
  before?: readonly Piece[];
};

export type LayingOptions = {
  clearance?: Clearance;
  /** Where the pieces lie first, where that is not as planned. */
  start?: readonly Piece[];
  /** Told where they lie whenever one has come to rest elsewhere. */
  onLaid?: (pieces: readonly Piece[]) => void;
};

/** The pieces of a plan as they lie on the slab: which one is chosen, and how they are moved. Distances in cm. */
export function useLaidPieces(
  planned: readonly Piece[],
  slab: Size,
  { clearance = PLAN_CLEARANCE, start = planned, onLaid }: LayingOptions = {},
) {
  const [laid, setLaid] = useState<Laid>({ planned, pieces: start });
  const [drag, setDrag] = useState<Drag>();
  // Handlers of one gesture follow each other faster than the page is drawn.
  const dragging = useRef<Drag>(undefined);
  if (laid.planned !== planned) {
    setLaid({ planned, pieces: start });
    // What is held is of the plan before.
    hold(undefined);
  }
  const tell = useEffectEvent((pieces: readonly Piece[]) => onLaid?.(pieces));
  // Whatever it answers: what an effect returns is called when it ends.
  useEffect(() => void tell(laid.pieces), [laid.pieces]);
  const { pieces, selected, refused } = laid;

  function hold(next: Drag | undefined) {
    dragging.current = next;
    setDrag(next);
  }

  /** Lays one piece anew; `where` gives none where it must stay, for the reason `otherwise`. */
  function lay(
    index: number,
    where: (piece: Piece, others: Piece[]) => Piece | undefined,
    otherwise: Refusal,
  ) {
    setLaid((before) => {
      const piece = before.pieces[index];
      if (!piece) return before;
      const place = where(piece, othersThan(before.pieces, index));
      if (!place) return { ...before, selected: index, refused: otherwise };
      return { planned, pieces: before.pieces.with(index, place), selected: index };
    });
  }

  return {
    /** As they are seen now, the dragged one where the pointer holds it. */
    pieces: drag ? pieces.with(drag.piece, drag.at) : pieces,
    selected,
    refused,
    clearance,
    dragged: drag?.piece,
    astray: drag && drag.at !== drag.good ? drag.piece : undefined,
    moved: pieces.some((piece, index) => piece !== planned[index]),

    select: (index?: number) =>
      setLaid(({ pieces, before }) => ({
        ...{ planned, pieces, ...(before && { before }) },
        ...(index !== undefined && { selected: index }),
      })),
    step: (index: number, way: Point, leap: boolean) =>
      lay(
        index,
        (piece, others) => {
          const place = stepped(piece, others, slab, way, leap, clearance);
          return place === piece ? undefined : place;
        },
        "blocked",
      ),
    turn: (index: number) =>
      lay(
        index,
        (piece, others) => {
          const place = piece.directed ? undefined : turned(piece, others, slab, clearance);
          return place && { ...place, turned: !piece.turned };
        },
        pieces[index]?.directed ? "directed" : "noTurn",
      ),
    putBack: () => setLaid({ planned, pieces: planned, before: pieces }),
    /** There once all were put back. */
    undoPutBack: laid.before && (() => setLaid({ planned, pieces: laid.before ?? planned })),

    grab(index: number) {
      const piece = pieces[index];
      if (!piece) return;
      hold({ piece: index, from: piece, at: piece, good: piece });
      setLaid({ planned, pieces, selected: index });
    },
    /** Takes the grabbed piece a way from where it was taken up. */
    drag(way: Point, pxPerCm: number) {
      const held = dragging.current;
      if (!held) return;
      const parts = pxPerCm >= FINE_PX_PER_CM ? 10 : 1;
      const onGrid = (cm: number) => Math.round(cm * parts) / parts;
      const { from } = held;
      const wanted = {
        ...from,
        x: clamp(onGrid(from.x + way.x), 0, slab.width - from.width),
        y: clamp(onGrid(from.y + way.y), 0, slab.height - from.height),
      };
      const free = nearestFree(wanted, othersThan(pieces, held.piece), slab, YIELD_CM, clearance);
      hold({ ...held, at: free ?? wanted, good: free ?? held.good });
    },
    /** Lets it lie where it is, or else where it was free last. */
    drop() {
      const held = dragging.current;
      hold(undefined);
      if (!held || held.at === held.from) return;
      setLaid({
        planned,
        pieces: pieces.with(held.piece, held.good),
        selected: held.piece,
        ...(held.at !== held.good && { refused: "blocked" }),
      });
    },
  };
}

function othersThan(pieces: readonly Piece[], index: number): Piece[] {
  return pieces.filter((_, other) => other !== index);
}

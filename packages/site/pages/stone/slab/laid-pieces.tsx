import { arrowOf, forBrowser } from "@stoneyard/site/ui/arrow-keys.ts";
import type { KeyboardEvent } from "react";
import type { Piece } from "./pieces.ts";
import { SlabPiece, tagOf } from "./slab-piece.tsx";
import type { Rect, Size } from "./slab-view.ts";
import type { useLaidPieces } from "./use-laid-pieces.ts";

type Props = {
  laid: ReturnType<typeof useLaidPieces>;
  slab: Size;
  seen: Rect;
  pxPerCm: number;
  dark: boolean;
  helpId: string;
  /** A piece is moved or reached by keys. */
  onKeyed: (piece: Piece) => void;
};

/** One press of an arrow key moves a piece by so much, with Shift by the leap, cm. */
const STEP = { step: 1, leap: 10 };

/** The pieces on the zoomed slab, reached by Tab and moved by keys. */
export function LaidPieces({ laid, slab, seen, pxPerCm, dark, helpId, onKeyed }: Props) {
  function onKeyDown(event: KeyboardEvent, piece: Piece, index: number) {
    if (forBrowser(event)) return;
    const arrow = arrowOf(event);
    if (arrow) {
      const cm = event.shiftKey ? STEP.leap : STEP.step;
      laid.step(index, { x: arrow.x * cm, y: arrow.y * cm }, event.shiftKey);
      onKeyed(piece);
    } else if (event.key.toLowerCase() === "r") laid.turn(index);
    else if (event.key === "Escape") laid.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  function stateOf(index: number) {
    if (index === laid.astray || (index === laid.selected && laid.refused)) return "astray";
    if (index === laid.dragged) return "dragged";
    return index === laid.selected ? "chosen" : "lying";
  }

  return laid.pieces.map((piece, index) => (
    <SlabPiece
      // biome-ignore lint/suspicious/noArrayIndexKey: a piece keeps its index wherever it is moved.
      key={`${piece.name} ${index}`}
      piece={piece}
      index={index}
      slab={slab}
      {...tagOf(piece, seen, pxPerCm)}
      state={stateOf(index)}
      dark={dark}
      helpId={helpId}
      onChoose={() => laid.select(index)}
      onFocus={(event) => {
        laid.select(index);
        if (event.currentTarget.matches(":focus-visible")) onKeyed(piece);
      }}
      onKeyDown={(event) => onKeyDown(event, piece, index)}
    />
  ));
}

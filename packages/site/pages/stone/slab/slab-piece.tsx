import type { Edge } from "@stoneyard/site/choice/measures.ts";
import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import typography from "@stoneyard/site/styles/typography.module.css";
import { arrowOf, forBrowser } from "@stoneyard/site/ui/browser/arrow-keys.ts";
import { shortcutLetter } from "@stoneyard/site/ui/browser/shortcut-letter.ts";
import type { KeyboardEvent } from "react";
import { numbered, type Piece } from "./pieces.ts";
import styles from "./slab-piece.module.css";
import { type Point, percent, type Rect, type Size } from "./slab-view.ts";
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

/** The pieces on the zoomed slab, reached by Tab and moved by keys. */
export function LaidPieces(props: Props) {
  return props.laid.pieces.map((piece, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a piece keeps its index wherever it is moved.
    <LaidPiece key={`${piece.name} ${index}`} {...props} piece={piece} index={index} />
  ));
}

/** One press of an arrow key moves a piece by so much, with Shift by the leap, cm. */
const STEP = { step: 1, leap: 10 };

/** A piece drawn on the slab, with a paper tag of its name and size: a button that arrow keys and pointers move. */
function LaidPiece(props: Props & { piece: Piece; index: number }) {
  const { piece, index, laid, slab, seen, pxPerCm, dark, helpId, onKeyed } = props;
  const label = usePieceLabel(slab);
  const names = useTranslations("stone.pieces");
  const format = useNumberFormat();
  const { name, x, y, width, height, polished = [], cutOuts = [] } = piece;
  const { tag, tagAt } = tagOf(piece, seen, pxPerCm);

  function onKeyDown(event: KeyboardEvent) {
    if (forBrowser(event)) return;
    const arrow = arrowOf(event);
    if (arrow) {
      const cm = event.shiftKey ? STEP.leap : STEP.step;
      laid.step(index, { x: arrow.x * cm, y: arrow.y * cm }, event.shiftKey);
      onKeyed(piece);
    } else if (shortcutLetter(event) === "r") laid.turn(index);
    else if (event.key === "Escape") laid.select();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <button
      type="button"
      className={styles.piece}
      data-piece={index}
      data-state={stateOf(index, laid)}
      data-dark={dark}
      aria-label={label(piece)}
      aria-describedby={helpId}
      onClick={() => laid.select(index)}
      onFocus={(event) => {
        laid.select(index);
        if (event.currentTarget.matches(":focus-visible")) onKeyed(piece);
      }}
      onKeyDown={onKeyDown}
      style={{
        width: percent(width, slab.width),
        height: percent(height, slab.height),
        transform: `translate(${percent(x, width)}, ${percent(y, height)})`,
      }}
    >
      <svg className={styles.outline} aria-hidden="true">
        <rect width="100%" height="100%" />
        {polished.map((edge) => (
          <line key={edge} {...SIDES[piece.turned ? TURNED[edge] : edge]} />
        ))}
        {(piece.turned ? cutOuts.map(mirrored) : cutOuts).map((cutOut) => (
          <rect
            key={`${cutOut.x} ${cutOut.y}`}
            x={percent(cutOut.x, width)}
            y={percent(cutOut.y, height)}
            width={percent(cutOut.width, width)}
            height={percent(cutOut.height, height)}
          />
        ))}
      </svg>
      <span
        className={styles.place}
        style={{ transform: `translate(${percent(tagAt.x, width)}, ${percent(tagAt.y, height)})` }}
      >
        {tag !== "none" && (
          <span className={`${typography.small} ${styles.tag}`} data-tag={tag}>
            {tag === "number"
              ? piece.entry
              : `${numbered(piece, tag === "all" ? `${names(name)} ` : "")}${format(width)} × ${format(height)}`}
          </span>
        )}
      </span>
    </button>
  );
}

function stateOf(index: number, { astray, selected, dragged }: Props["laid"]) {
  if (index === astray) return "astray";
  if (index === dragged) return "dragged";
  return index === selected ? "chosen" : "lying";
}

/** Where an edge lies on a piece that lies as it is used, and which place it takes on one that is turned. */
const SIDES = {
  front: { x1: "0%", y1: "100%", x2: "100%", y2: "100%" },
  back: { x1: "0%", y1: "0%", x2: "100%", y2: "0%" },
  left: { x1: "0%", y1: "0%", x2: "0%", y2: "100%" },
  right: { x1: "100%", y1: "0%", x2: "100%", y2: "100%" },
} as const satisfies Record<Edge, object>;
const TURNED = { front: "left", back: "right", left: "back", right: "front" } as const satisfies Record<
  Edge,
  Edge
>;

/** As it lies on a piece that is turned by a quarter. */
function mirrored({ x, y, width, height }: Rect): Rect {
  return { x: y, y: x, width: height, height: width };
}

/** A piece in words: its number, what it is, its size and where it lies, from where the slab's rules begin. */
export function usePieceLabel(slab: Size) {
  const t = useTranslations("stone");
  const names = useTranslations("stone.pieces");
  const format = useNumberFormat();
  return (piece: Piece) =>
    t("pieceAt", {
      name: numbered(piece, names(piece.name)),
      size: `${format(piece.width)} × ${format(piece.height)}`,
      left: format(piece.x, { maximumFractionDigits: 1 }),
      bottom: format(slab.height - piece.y - piece.height, { maximumFractionDigits: 1 }),
    });
}

/** How wide, and how high, the visible part of a piece must be for its tag, px. A smaller one has its number alone, if any. */
const TAG_PX = { all: 120, size: 44, height: 18 };

/** Where a piece's tag stands and what it has room for while `frame` of the slab is seen. */
function tagOf(
  piece: Piece,
  frame: Rect,
  pxPerCm: number,
): { tag: "all" | "size" | "number" | "none"; tagAt: Point } {
  const [x, right] = [Math.max(piece.x, frame.x), Math.min(piece.x + piece.width, frame.x + frame.width)];
  const [y, foot] = [Math.max(piece.y, frame.y), Math.min(piece.y + piece.height, frame.y + frame.height)];
  const px = foot > y ? (right - x) * pxPerCm : 0;
  const small = px > 0 && piece.entry !== undefined ? "number" : "none";
  const isLow = small === "number" && (foot - y) * pxPerCm < TAG_PX.height;
  const tag = isLow || px < TAG_PX.size ? small : px >= TAG_PX.all ? "all" : "size";
  return { tag, tagAt: tag === "none" ? { x: 0, y: 0 } : { x: x - piece.x, y: y - piece.y } };
}

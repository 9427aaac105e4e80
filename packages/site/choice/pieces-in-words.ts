import { CUT_OUTS, type CutOut, type Edge, type Kind, type MeasuredPiece } from "./measured-piece.ts";

export type PieceWords = {
  kind: (kind: Kind) => string;
  /** Before the names of openings. */
  cutOutsFor: string;
  cutOut: (cutOut: CutOut) => string;
  /** Before the names of edges. */
  polished: string;
  edge: (edge: Edge) => string;
  number: (value: number) => string;
  /** The locale for lower case, whatever the browser's. */
  intlLocale: string;
};

/** The cutting list, entry by entry: `2 × Worktop 260 × 62 cm (cut-outs: hob; polished edges: front)`. */
export function piecesInWords(pieces: readonly MeasuredPiece[], words: PieceWords): string[] {
  return pieces.map((piece) => {
    const { kind, length, depth, count } = piece;
    const size = `${words.kind(kind)} ${words.number(length / 10)} × ${words.number(depth / 10)} cm`;
    const work = workInWords(piece, words);
    return `${count > 1 ? `${count} × ` : ""}${size}${work && ` (${work})`}`;
  });
}

/** Work on a piece besides cutting it to size. */
function workInWords({ cutOuts, polished }: MeasuredPiece, words: PieceWords): string {
  const openings = CUT_OUTS.flatMap((cutOut) =>
    cutOuts[cutOut] > 0
      ? [`${cutOuts[cutOut] > 1 ? `${cutOuts[cutOut]} × ` : ""}${words.cutOut(cutOut)}`]
      : [],
  );
  return [
    openings.length > 0 && `${words.cutOutsFor}: ${openings.join(", ")}`,
    polished.length > 0 && `${words.polished}: ${polished.map(words.edge).join(", ")}`,
  ]
    .filter(Boolean)
    .join("; ")
    .toLocaleLowerCase(words.intlLocale);
}

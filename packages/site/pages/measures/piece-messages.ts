/** The messages by which a page tells what a plan cuts (`use-piece-words.ts`). */
export const PIECE_MESSAGES = [
  "stone.pieces",
  "measures.cutOutsFor",
  "measures.cutOuts",
  "measures.polished",
  "measures.edges",
] as const;

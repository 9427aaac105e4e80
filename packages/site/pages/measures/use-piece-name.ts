import { useNumberFormat } from "@stoneyard/site/i18n/number-format.ts";
import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { numbered } from "../stone/slab/pieces.ts";
import type { LyingPiece } from "./slab-pieces.ts";

/** A piece by its number, what it is, its length and its depth, however it lies. */
export function usePieceName(): (piece: LyingPiece) => string {
  const names = useTranslations("stone.pieces");
  const format = useNumberFormat();
  return ({ piece }) => {
    const [length, depth] = piece.turned ? [piece.height, piece.width] : [piece.width, piece.height];
    return `${numbered(piece, names(piece.name))} ${format(length)} × ${format(depth)} cm`;
  };
}

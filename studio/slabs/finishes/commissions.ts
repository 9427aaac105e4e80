import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import type { StoneKey } from "@stoneyard/catalogue/kinds/family.ts";
import type { Finish } from "@stoneyard/catalogue/kinds/finishes.ts";
import { finishName } from "@stoneyard/catalogue/stones/finish-pictures.ts";
import { slabNames } from "@stoneyard/catalogue/stones/slab-pictures.ts";
import { type Commission, commissions } from "../commissions.ts";
import type { Recipe } from "../recipe.ts";
import type { View } from "../slab.ts";

/** One stone, a piece of whose slab is shown in each of its finishes. */
export type FinishedStone = {
  /** The piece as it is drawn by the stone's recipe. */
  piece: Commission;
  pictures: { name: string; finish: Finish }[];
};

/** A piece of 20 × 15 cm. */
const PIECE = { columns: 640, rows: 480, mmPerPixel: 0.3125 };

/** Stones with a recipe and more than one finish: a single one is to be seen on its slab. */
export function finishedStones(content: Content, recipes: ReadonlyMap<StoneKey, Recipe>): FinishedStone[] {
  const drawn = new Map(commissions(content, recipes).map((each) => [each.name, each]));
  return content.stones.flatMap((stone) => {
    const close = drawn.get(slabNames(stone).close);
    if (!close || stone.finishes.length < 2) return [];
    const pictures = stone.finishes.map((finish) => ({ name: finishName(stone, finish), finish }));
    return [{ piece: { ...close, slab: { ...close.slab, view: middleOf(close.slab.view) } }, pictures }];
  });
}

/** The middle of the close view, which lies where the stone shows what it is known by. */
function middleOf({ left, top, columns, rows, mmPerPixel }: View): View {
  const middle = (from: number, whole: number, part: number) =>
    Math.round(from + (whole * mmPerPixel - part * PIECE.mmPerPixel) / 2);
  return { ...PIECE, left: middle(left, columns, PIECE.columns), top: middle(top, rows, PIECE.rows) };
}

import { type CutOut, type MeasuredPiece, type Measures, newPiece } from "@stoneyard/site/choice/measures.ts";
import type { CutPiece } from "./cutting-list.ts";
import { polishedOf } from "./slab-pieces.ts";
import type { PackedList } from "./use-layout.ts";

/** Equal pieces to cut, the entries that they are of, from 1, and how many of them lie on each slab, from 0. */
export type CutGroup = Pick<CutPiece, "part" | "parts"> & {
  piece: MeasuredPiece;
  entries: Set<number>;
  on: Map<number, number>;
};

/** The pieces of a plan in the order of its list, equal ones together. @param moves those that are possible */
export function cutGroups(
  { list, layout }: PackedList,
  measured: readonly MeasuredPiece[],
  moves: Measures["moves"],
): CutGroup[] {
  const groups = new Map<string, CutGroup>();
  for (const [number, cut] of list.pieces.entries()) {
    const entry = measured[cut.measured];
    if (!entry) continue;
    const { part, parts } = cut;
    const piece = pieceOf(cut, entry);
    const key = JSON.stringify([piece, part, parts]);
    const { entries = new Set<number>(), on = new Map<number, number>() } = groups.get(key) ?? {};
    entries.add(cut.measured + 1);
    const { slab: to = layout.slabs } = moves[number] ?? {};
    const slab = to < layout.slabs ? to : (layout.placed[number]?.slab ?? 0);
    on.set(slab, (on.get(slab) ?? 0) + 1);
    const count = [...on.values()].reduce((sum, each) => sum + each, 0);
    groups.set(key, { piece: { ...piece, count }, entries, part, parts, on });
  }
  return [...groups.values()];
}

/** What is cut and done to one of the pieces. */
function pieceOf(cut: CutPiece, entry: MeasuredPiece): MeasuredPiece {
  const count = (cutOut: CutOut) => cut.cutOuts.filter((each) => each === cutOut).length;
  return newPiece(entry.kind, cut.width, cut.height, {
    polished: polishedOf(cut, entry),
    cutOuts: { sink: count("sink"), hob: count("hob") },
  });
}

import { type MeasuredPiece, type Measures, newPiece } from "@stoneyard/site/choice/measures.ts";

/** A piece in the form, as it was typed. Lengths in centimetres. */
export type DraftPiece = Omit<MeasuredPiece, "length" | "depth" | "count"> & {
  id: number;
  length: string;
  depth: string;
  count: string;
};

export type DraftField = "length" | "depth" | "count";
/** A field's fault: no number, or out of bounds, as is a count that is no whole number. */
export type DraftProblem = { piece: number; field: DraftField; code: "noNumber" | "outOfBounds" };

/** Centimetres, and pieces; a yard cuts nothing narrower. */
export const BOUNDS: Readonly<Record<DraftField, { least: number; most: number }>> = {
  length: { least: 3, most: 999 },
  depth: { least: 3, most: 999 },
  count: { least: 1, most: 9999 },
};

let drafts = 0;

/** @param written how a number of centimetres is written in the language of the page */
export function draftOf(
  { length, depth, count, ...rest }: MeasuredPiece,
  written: (cm: number) => string = String,
): DraftPiece {
  return {
    ...rest,
    id: ++drafts,
    length: written(length / 10),
    depth: written(depth / 10),
    count: String(count),
  };
}

/** The typed values, or the faults field by field. */
export function readDrafts(drafts: readonly DraftPiece[]): {
  pieces: Measures["pieces"];
  problems: DraftProblem[];
} {
  const problems: DraftProblem[] = [];
  const pieces = drafts.map(({ id: _, kind, ...draft }, piece) => {
    const read = (field: DraftField) => {
      const value = numberIn(draft[field], field === "count");
      const { least, most } = BOUNDS[field];
      if (value === undefined && field !== "count") problems.push({ piece, field, code: "noNumber" });
      else if (value === undefined || value < least || value > most)
        problems.push({ piece, field, code: "outOfBounds" });
      return value ?? 0;
    };
    const { polished, cutOuts, runsOn } = draft;
    const [length, depth, count] = [read("length"), read("depth"), read("count")];
    return newPiece(kind, Math.round(length * 10), Math.round(depth * 10), {
      count,
      polished,
      cutOuts,
      runsOn,
    });
  });
  return { pieces, problems };
}

/**
 * A number with a point or a comma, and perhaps its unit; undefined where there is none. "3.450" is none: what is meant may be
 * 3450.
 */
function numberIn(text: string, whole: boolean): number | undefined {
  const plain = text
    .trim()
    .replace(/\s*cm$/i, "")
    .replace(",", ".");
  const form = whole ? /^\d+$/ : /^\d+(\.\d{1,2})?$/;
  return form.test(plain) ? Number(plain) : undefined;
}

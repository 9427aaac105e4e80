import { withNoBreakSpaces } from "@stoneyard/catalogue/languages/no-break-spaces.ts";

/** One top seen from above, in centimetres. */
export type TableTop = { diameter: number } | { length: number; width: number };

/** A top's measures as they are written in both languages, in centimetres: "Ø 80", "120 × 60". */
export function topMeasures(top: TableTop): string {
  return withNoBreakSpaces("diameter" in top ? `Ø ${top.diameter}` : `${top.length} × ${top.width}`);
}

/** A table's measures as they are written in both languages: "Ø 80 × 45 cm", "120 × 60 × 45 cm". */
export function tableDimensions(tops: readonly TableTop[], heightCm: number): string {
  return tops.map((top) => withNoBreakSpaces(`${topMeasures(top)} × ${heightCm} cm`)).join(" + ");
}

import { keepMeasures } from "#catalogue/kept-measures.ts";

/** One top seen from above, in centimetres. */
export type TableTop = { diameter: number } | { length: number; width: number };

/** How long a top is and how deep, in centimetres. */
export function topSize(top: TableTop): { length: number; width: number } {
  return "diameter" in top ? { length: top.diameter, width: top.diameter } : top;
}

/** A table's measures as they are written in both languages: "Ø 80 × 45 cm", "120 × 60 × 45 cm". */
export function tableDimensions(tops: readonly TableTop[], heightCm: number): string {
  return tops
    .map((top) => {
      const plan = "diameter" in top ? `Ø ${top.diameter}` : `${top.length} × ${top.width}`;
      return keepMeasures(`${plan} × ${heightCm} cm`);
    })
    .join(" + ");
}

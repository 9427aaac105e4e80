import { z } from "zod";

/** Amounts of money, sizes and counts: fields in which a value must not be ambiguous. */
export const amounts = z.registry<{ unit: "money" | "size" | "count" }>();

/** 14.000 is fourteen in YAML and fourteen thousand on a Serbian price tag; 14,000 is the other way round in English. */
export function isUnclearAmount(written: string): boolean {
  return /^\s*[1-9]\d{0,2}[.,]\d{3}\s*$/.test(written);
}

import type { Value } from "@stoneyard/catalogue/editing/marked-value.ts";
import { isUnclearAmount } from "@stoneyard/catalogue/kinds/amounts.ts";

/** 1,4 and 1.4 are the same number; other input is left to the checker. */
export function numberIn(typed: string): Value {
  const bare = typed.trim();
  const number = Number(bare.replace(",", "."));
  return bare !== "" && Number.isFinite(number) ? number : typed;
}

/** A size or a count; ambiguous input is left to the checker. */
export function sizeIn(typed: string): Value {
  return isUnclearAmount(typed) ? typed : numberIn(typed);
}

/** 20.400, 20 400 and 20400,00 are the same price, with or without its currency; 20,400 is left to the checker. */
export function priceIn(typed: string): Value {
  const bare = typed.trim().replace(/\s*(?:rsd|din\.?)$/i, "");
  const isGrouped = /^\d{1,3}(?:[.\s]\d{3})+(?:,\d+)?$/.test(bare);
  const number = isGrouped ? numberIn(bare.replace(/[.\s]/g, "")) : sizeIn(bare);
  return typeof number === "number" ? number : typed;
}

/** 8, 8.30 and 8:30 are times of day; other input is left to the checker. */
export function timeIn(typed: string): string {
  const [, hour, minute = "00"] = /^(\d{1,2})(?:[.:](\d\d))?\s*h?$/i.exec(typed.trim()) ?? [];
  return hour === undefined ? typed : `${hour.padStart(2, "0")}:${minute}`;
}

/** Spaces, slashes and hyphens are for the eye, and 00 is another way to write +. */
export function phoneIn(typed: string): string {
  const bare = typed.replace(/[\s()/.–-]/g, "").replace(/^00/, "+");
  return /^\+?\d+$/.test(bare) ? bare : typed;
}

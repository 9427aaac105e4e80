import { isUnclearAmount } from "@stoneyard/catalogue/kinds/amounts.ts";
import { isDay } from "@stoneyard/enquiry/visits.ts";
import type { SheetWord, Values } from "./command-words.ts";

/** What a cell says, or what is wrong with it. */
export type Cell<Value> = { value: Value } | { word: SheetWord; values: Values };

const UNIT = /(rsd|din\.?|cm|m²|m2)$/i;

/** A whole number above 0, as people here write it: 14.000,00 and 14 000 are 14000; 14.000 alone can be read in two ways. */
export function readAmount(cell: string, example: number): Cell<number> {
  const figures = cell.trimEnd().replace(UNIT, "").trimEnd();
  const written = figures.replace(/(?<=\d)[\s\u00a0\u202f](?=\d{3}(\D|$))/g, "");
  if (isUnclearAmount(written)) {
    const values = {
      cell,
      one: Number(written.replace(",", ".")),
      other: Number(written.replace(/\D/g, "")),
    };
    return { word: "unclear", values };
  }
  const value = amountIn(written);
  if (value === undefined) return { word: "noNumber", values: { cell, example } };
  return Number.isSafeInteger(value) && value > 0
    ? { value }
    : { word: "notWhole", values: { cell, example } };
}

function amountIn(written: string): number | undefined {
  if (/^\d{1,3}(\.\d{3})+(,\d+)?$/.test(written))
    return Number(written.replaceAll(".", "").replace(",", "."));
  if (/^\d{1,3}(,\d{3})+(\.\d+)?$/.test(written)) return Number(written.replaceAll(",", ""));
  return /^-?\d+([.,]\d+)?$/.test(written) ? Number(written.replace(",", ".")) : undefined;
}

/** A day as 2026-12-05: written so, as 5.12.2026., or with slashes where it can be meant in one way only. */
export function readDay(cell: string, example: string): Cell<string> {
  const [, ...iso] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(cell) ?? [];
  if (iso.length === 3) return dayOf(cell, cell, example);
  const [, first = "", sign = "", second = "", year = ""] =
    /^(\d{1,2})\s*([./])\s*(\d{1,2})\s*[./]\s*(\d{2}|\d{4})\.?$/.exec(cell) ?? [];
  if (year === "") return { word: "noDay", values: { cell, example } };
  if (year.length === 2) return { word: "shortYear", values: { cell } };
  const dayFirst = isoDay(year, second, first);
  if (sign === ".") return dayOf(dayFirst, cell, example);
  const both = [dayFirst, isoDay(year, first, second)].filter(isDay);
  const [one, other] = both;
  if (one !== undefined && other !== undefined && one !== other)
    return { word: "unclear", values: { cell, one: shownDay(one), other: shownDay(other) } };
  return dayOf(one ?? "", cell, example);
}

function dayOf(day: string, cell: string, example: string): Cell<string> {
  return isDay(day) ? { value: day } : { word: "noDay", values: { cell, example } };
}

function isoDay(year: string, month: string, day: string): string {
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

/** As people here write a day: 5.12.2026. */
export function shownDay(day: string): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${date}.${month}.${year}.`;
}

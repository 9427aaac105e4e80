import { tableStanding } from "@stoneyard/catalogue/table-standing.ts";
import { isLong } from "@stoneyard/catalogue/table-view.ts";
import type { TableTop } from "./table-top.ts";

/** How the card of a table is laid out: large on the left or the right, across the page, or as one of two beside each other. */
export type CardLayout = "left" | "right" | "wide" | "pairFirst" | "pairSecond";

/**
 * Lays out the tables of one group: the first large, a long one across the page, of the others two by two beside each
 * other, and one that is left alone large on the other side.
 * @param tables the tops of each table
 */
export function cardLayouts(tables: readonly (readonly TableTop[])[]): CardLayout[] {
  const result: CardLayout[] = [];
  const long = tables.map((tops) => isLong(tableStanding(tops)));
  for (const [index, isWide] of long.entries()) {
    if (isWide) result.push("wide");
    else if (index === 0) result.push("left");
    else if (result.at(-1) === "pairFirst") result.push("pairSecond");
    else result.push(long[index + 1] === false ? "pairFirst" : "right");
  }
  return result;
}

import type { Least } from "../stone/offer/offer-words.ts";
import type { Totals } from "./cutting-list.ts";
import type { MeasuresData } from "./measures.json.server.ts";

/** An amount (m², m or pieces) times a price in whole dinars. */
type EstimateLine = {
  of: "area" | "polished" | "cutOuts";
  amount: number;
  price: number;
  sum: number;
};
export type Estimate = { lines: EstimateLine[]; total: number; vat: "included" | "excluded" };

/**
 * A plan's cost by the owner's prices; undefined unless all are known, and alike in tax and unit.
 */
export function estimateOf(
  { area, polished, cutOuts }: Totals,
  stone: Least | undefined,
  work: MeasuresData["workPrices"],
): Estimate | undefined {
  if (!stone || !work || stone.vat !== work.vat || stone.hasDearer) return undefined;
  const line = (of: EstimateLine["of"], amount: number, price: number): EstimateLine => {
    // Rounded to hundredths as shown, so that the arithmetic can be checked.
    const shown = Math.round(amount * 100) / 100;
    return { of, amount: shown, price, sum: Math.round(shown * price) };
  };
  const lines = [
    line("area", area, stone.amount),
    line("polished", polished, work.polishedEdge),
    line("cutOuts", cutOuts, work.cutOut),
  ].filter(({ amount }) => amount > 0);
  return { lines, total: lines.reduce((total, { sum }) => total + sum, 0), vat: stone.vat };
}

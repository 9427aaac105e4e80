import type { Totals } from "./cutting-list.ts";
import type { MeasuredStone, MeasuresData } from "./measures.json.server.ts";

/** An amount (m², m or pieces) times a price in whole dinars. */
export type EstimateLine = {
  of: "area" | "polished" | "cutOuts";
  amount: number;
  price: number;
  sum: number;
};
export type Estimate = { lines: EstimateLine[]; total: number; vat: "included" | "excluded" };

/** What a plan costs by the owner's prices; undefined unless all of them are known, count alike and hold for this thickness. */
export function estimateOf(
  { area, polished, cutOuts }: Totals,
  thickness: number,
  stone: MeasuredStone["price"],
  work: MeasuresData["workPrices"],
): Estimate | undefined {
  if (!stone || !work || stone.vat !== work.vat || stone.to !== undefined) return undefined;
  if (stone.thickness !== undefined && stone.thickness !== thickness) return undefined;
  const line = (of: EstimateLine["of"], amount: number, price: number): EstimateLine => {
    // To the hundredth, as the line shows it, so that whoever reckons after it comes to the same.
    const shown = Math.round(amount * 100) / 100;
    return { of, amount: shown, price, sum: Math.round(shown * price) };
  };
  const lines = [
    line("area", area, stone.from),
    line("polished", polished, work.polishedEdge),
    line("cutOuts", cutOuts, work.cutOut),
  ].filter(({ amount }) => amount > 0);
  return { lines, total: lines.reduce((total, { sum }) => total + sum, 0), vat: stone.vat };
}

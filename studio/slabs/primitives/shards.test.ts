import { expect, test } from "vitest";
import { Shards } from "./shards.ts";

function along(breaks: number): { id: number; cell: number; border: number; side: number }[] {
  const shards = new Shards({ seed: 5, unevenness: 0.8, breaks, across: 30 });
  return Array.from({ length: 8000 }, (_, step) => {
    shards.at(step * 0.0025, 6.1);
    const { id, cell, border, side } = shards;
    return { id, cell, border, side };
  });
}

test("cells break into more pieces, and a border is known alike from both of its sides", () => {
  const places = along(6);
  let pieces = 0;
  let cells = 0;
  let alike = 0;
  for (const [k, { id, cell, border, side }] of places.entries()) {
    const before = places[k - 1];
    expect(border).toBeGreaterThanOrEqual(0);
    if (!before || before.id === id) continue;
    pieces++;
    if (before.cell !== cell) cells++;
    expect(border).toBeLessThan(0.0026);
    if (before.side === side) alike++;
  }
  expect(pieces).toBeGreaterThan(1.6 * cells);
  expect(alike).toBeGreaterThan(0.9 * pieces);
});

test("without breaks each piece is its cell", () => {
  for (const { id, cell } of along(0)) expect(id).toBe(cell);
});

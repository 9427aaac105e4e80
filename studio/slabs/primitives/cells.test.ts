import { expect, test } from "vitest";
import { Cells, gridSide } from "./cells.ts";
import { Random } from "./random.ts";

const random = new Random(4);
const places = Array.from({ length: 400 }, () => [random.between(-20, 40), random.between(-20, 40)] as const);

test("grids are a power of 2 that covers what it can, up to 512", () => {
  expect([gridSide(3), gridSide(17), gridSide(256), gridSide(257), gridSide(3000)]).toEqual([
    16, 32, 256, 512, 512,
  ]);
});

test("a point lies in the cell whose middle is nearest, where all cells weigh the same", () => {
  const cells = new Cells(1, { unevenness: 0, across: 60 });
  const middles = new Map<string, readonly [number, number]>();
  for (const [x, y] of places) {
    cells.at(x, y);
    middles.set(`${cells.column} ${cells.row}`, [cells.x, cells.y]);
  }
  for (const [x, y] of places) {
    cells.at(x, y);
    const own = Math.hypot(cells.x - x, cells.y - y);
    for (const [mx, my] of middles.values())
      expect(own).toBeLessThanOrEqual(Math.hypot(mx - x, my - y) + 1e-6);
  }
});

test("a cell has one number, one middle and one place in the grid, wherever it is entered", () => {
  const cells = new Cells(1, { unevenness: 0.5, across: 60 });
  const seen = new Map<string, string>();
  for (const [x, y] of places) {
    cells.at(x, y);
    const place = `${cells.column} ${cells.row}`;
    const what = `${cells.id} ${cells.x.toFixed(5)} ${cells.y.toFixed(5)}`;
    expect(seen.get(place) ?? what).toBe(what);
    seen.set(place, what);
  }
  expect(seen.size).toBeGreaterThan(200);
});

test("the border is 0 where one cell gives way to the other, and the two are each other's neighbours", () => {
  const cells = new Cells(2, { unevenness: 0.4, across: 60 });
  let crossings = 0;
  cells.at(0, 7.3);
  let { id, neighbour, border } = cells;
  for (let x = 0.001; x < 12; x += 0.001) {
    cells.at(x, 7.3);
    if (cells.id !== id) {
      expect(cells.border + border).toBeLessThan(0.004);
      expect([cells.id, cells.neighbour]).toEqual([neighbour, id]);
      crossings++;
    }
    ({ id, neighbour, border } = cells);
  }
  expect(crossings).toBeGreaterThan(6);
});

test("unevenness makes cells of different sizes", () => {
  const spread = (unevenness: number) => {
    const cells = new Cells(3, { unevenness, jitter: 0.3, across: 60 });
    const counts = new Map<string, number>();
    for (let y = 0; y < 12; y += 0.1) {
      for (let x = 0; x < 12; x += 0.1) {
        cells.at(x, y);
        const place = `${cells.column} ${cells.row}`;
        counts.set(place, (counts.get(place) ?? 0) + 1);
      }
    }
    return Math.max(...counts.values());
  };
  expect(spread(0.5)).toBeGreaterThan(1.2 * spread(0));
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { copyOf, emptySlab, lay } from "./open-slab.ts";
import { fits, pack } from "./pack.ts";
import { canBeParted, restsOf } from "./rests.ts";
import type { Layout, Piece, Rect, Saw, Size } from "./shapes.ts";

const SLAB = { width: 3000, height: 1800 };
const SAW = { kerf: 4, margin: 20 };
const piece = (width: number, height: number, turns = false): Piece => ({ width, height, turns });
const run = { numRuns: Number(process.env.PROPERTY_RUNS ?? 100) };

function areApart(one: Rect, other: Rect, kerf: number): boolean {
  return (
    one.x + one.width + kerf <= other.x ||
    other.x + other.width + kerf <= one.x ||
    one.y + one.height + kerf <= other.y ||
    other.y + other.height + kerf <= one.y
  );
}

function expectSound({ placed, slabs, remainders }: Layout, pieces: readonly Piece[], slab: Size, saw: Saw) {
  expect(placed).toHaveLength(pieces.length);
  for (const [index, { piece, x, y, width, height, turned, slab: on }] of placed.entries()) {
    const asked = pieces[index] as Piece;
    expect(piece).toBe(index);
    expect(turned ? [height, width] : [width, height]).toEqual([asked.width, asked.height]);
    expect(turned && !asked.turns).toBe(false);
    expect(on).toBeLessThan(slabs);
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(saw.margin);
    expect(x + width).toBeLessThanOrEqual(slab.width - saw.margin);
    expect(y + height).toBeLessThanOrEqual(slab.height - saw.margin);
  }
  for (let on = 0; on < slabs; on++) {
    const here = [...placed, ...remainders].filter((rect) => rect.slab === on);
    expect(placed.some((rect) => rect.slab === on)).toBe(true);
    for (const [index, one] of here.entries()) {
      for (const other of here.slice(index + 1)) expect(areApart(one, other, saw.kerf)).toBe(true);
    }
    expect(canBeCut(here, saw.kerf)).toBe(true);
  }
}

/** Whether some cut from edge to edge goes between these pieces, and so on with both sides; told by trying every edge. */
function canBeCut(pieces: readonly Rect[], kerf: number): boolean {
  if (pieces.length < 2) return true;
  for (const [at, size] of [
    ["x", "width"],
    ["y", "height"],
  ] as const) {
    for (const edge of pieces.map((piece) => piece[at] + piece[size])) {
      const before = pieces.filter((piece) => piece[at] + piece[size] <= edge);
      const behind = pieces.filter((piece) => piece[at] >= edge + kerf);
      if (behind.length === 0 || before.length + behind.length < pieces.length) continue;
      return canBeCut(before, kerf) && canBeCut(behind, kerf);
    }
  }
  return false;
}

const side = (max: number) => fc.integer({ min: 1, max });
const anyPiece = fc.record({ width: side(1500), height: side(900), turns: fc.boolean() });

test("pieces lie inside the margins, a blade apart, and straight cuts part them and the rests", () => {
  fc.assert(
    fc.property(
      fc.array(anyPiece, { maxLength: 25 }),
      fc.record({
        width: fc.integer({ min: 1600, max: 3300 }),
        height: fc.integer({ min: 1000, max: 2000 }),
      }),
      fc.record({ kerf: fc.integer({ min: 0, max: 12 }), margin: fc.integer({ min: 0, max: 50 }) }),
      (pieces, slab, saw) => {
        expectSound(pack(pieces, slab, saw, { effort: 2000 }), pieces, slab, saw);
      },
    ),
    run,
  );
});

test("what was cut from a number of slabs can be packed on not many more", () => {
  const random = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(
      fc.array(fc.array(random, { minLength: 3, maxLength: 9 }), { minLength: 1, maxLength: 4 }),
      (cuts) => {
        const pieces = cuts
          .flatMap((places) => partsOf(SLAB, places))
          .map((size) => ({ ...size, turns: false }));
        expect(pack(pieces, SLAB, { kerf: 0, margin: 0 }).slabs).toBeLessThanOrEqual(
          Math.ceil(cuts.length * 1.25),
        );
      },
    ),
    run,
  );
});

/** A slab cut up at random: each number cuts the largest part across its longer side. */
function partsOf(slab: Size, places: readonly number[]): Size[] {
  let parts = [slab];
  for (const place of places) {
    const [first, ...others] = parts.toSorted(
      (one, other) => other.width * other.height - one.width * one.height,
    );
    if (!first) return parts;
    const across = first.width > first.height;
    const at = 1 + Math.floor(((across ? first.width : first.height) - 2) * (place / 99));
    parts = across
      ? [...others, { ...first, width: at }, { ...first, width: first.width - at }]
      : [...others, { ...first, height: at }, { ...first, height: first.height - at }];
  }
  return parts;
}

test("the same pieces give the same layout", () => {
  const pieces = [piece(2400, 620), piece(1800, 620), piece(2400, 600), piece(900, 300, true)];
  expect(pack(pieces, SLAB, SAW)).toEqual(pack(pieces, SLAB, SAW));
});

test("an exact fit is found: pieces that fill a slab to the blade's width", () => {
  const slab = { width: 2 * 20 + 2 * 1000 + 4, height: 2 * 20 + 2 * 500 + 4 };
  const four = Array.from({ length: 4 }, () => piece(1000, 500));
  expect(pack(four, slab, SAW)).toMatchObject({ slabs: 1, remainders: [] });
  expect(pack(four, { ...slab, width: slab.width - 1 }, SAW).slabs).toBe(2);
});

test("what is left is told as large as the saw leaves it", () => {
  const { remainders } = pack([piece(1000, 1760)], SLAB, SAW);
  expect(remainders).toEqual([{ slab: 0, x: 1024, y: 20, width: 1956, height: 1760 }]);
});

test("rests are told of pieces laid anywhere, too, as long as straight cuts part them", () => {
  const slab = { width: 100, height: 100 };
  const saw = { kerf: 2, margin: 5 };
  expect(restsOf([], slab, saw)).toEqual([{ x: 5, y: 5, width: 90, height: 90 }]);
  expect(restsOf([{ x: 30, y: 40, width: 20, height: 10 }], slab, { ...saw, kerf: 4 })).toEqual([
    { x: 54, y: 5, width: 41, height: 90 },
    { x: 5, y: 5, width: 21, height: 90 },
    { x: 30, y: 54, width: 20, height: 41 },
    { x: 30, y: 5, width: 20, height: 31 },
  ]);
  expect(restsOf([{ x: 40, y: 5, width: 20, height: 90 }], slab, saw)).toEqual([
    { x: 62, y: 5, width: 33, height: 90 },
    { x: 5, y: 5, width: 33, height: 90 },
  ]);
  const around = [
    { x: 5, y: 5, width: 60, height: 28 },
    { x: 67, y: 5, width: 28, height: 60 },
    { x: 35, y: 67, width: 60, height: 28 },
    { x: 5, y: 35, width: 28, height: 60 },
  ];
  expect(restsOf(around, slab, saw)).toBeUndefined();
  expect([canBeParted(around, slab, saw), canBeParted(around.slice(1), slab, saw)]).toEqual([false, true]);
  expect(restsOf(around.slice(1), slab, saw)).toBeDefined();
  expect(restsOf([around[0] as Rect, { x: 5, y: 34, width: 60, height: 20 }], slab, saw)).toBeUndefined();
});

test("a cut between pieces is made close to one of them where that leaves a larger rest", () => {
  const slab = { width: 2800, height: 1700 };
  const above = { x: 20, y: 20, width: 2600, height: 620 };
  const restBeside = (x: number, y: number) =>
    restsOf([above, { x, y, width: 1500, height: 620 }], slab, SAW)?.[0];
  expect(restBeside(1280, 1030)).toMatchObject({ x: 20, width: 1256, height: 1036 });
  expect(restBeside(450, 820)).toMatchObject({ x: 1954, width: 826, height: 1036 });
});

test("a piece keeps its direction unless it may turn", () => {
  expect(() => pack([piece(1000, 2000)], SLAB, SAW)).toThrow(
    "A piece of 1000 × 2000 mm cannot be cut from a slab of 3000 × 1800 mm with a margin of 20 mm.",
  );
  expect(pack([piece(1000, 2000, true)], SLAB, SAW).placed[0]).toMatchObject({ turned: true, width: 2000 });
});

test("nothing is laid on no slab, and what is no rectangle is refused", () => {
  expect(pack([], SLAB, SAW)).toEqual({ placed: [], slabs: 0, remainders: [] });
  for (const width of [0, -5, Number.NaN])
    expect(() => pack([piece(width, 100)], SLAB, SAW)).toThrow(RangeError);
  expect(fits(piece(2961, 100), SLAB, SAW)).toBe(false);
  expect(fits(piece(2960, 1760), SLAB, SAW)).toBe(true);
});

test("what fills a slab exactly fits", () => {
  const whole = piece(SLAB.width - 2 * SAW.margin, SLAB.height - 2 * SAW.margin);
  expect(pack([whole, whole], SLAB, SAW).slabs).toBe(2);
});

test("a copy of a slab that is being filled is filled on its own", () => {
  const slab = emptySlab(SLAB);
  const copy = copyOf(slab);
  lay({ piece: 0, width: 300, height: 200, turns: false }, [copy], { fit: "area", split: "short" });
  expect(slab).toEqual(emptySlab(SLAB));
  expect(copy).toMatchObject({ used: 60_000, reach: { width: 300, height: 200 } });
});

test("whether straight cuts part pieces is told alike with what they leave, and without", () => {
  const anyRect = fc.record({ x: side(80), y: side(80), width: side(30), height: side(30) });
  const [slab, saw] = [
    { width: 120, height: 120 },
    { kerf: 2, margin: 1 },
  ];
  fc.assert(
    fc.property(fc.array(anyRect, { maxLength: 6 }), (rects) => {
      expect(canBeParted(rects, slab, saw)).toBe(restsOf(rects, slab, saw) !== undefined);
    }),
    run,
  );
});

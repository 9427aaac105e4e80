import { PURPOSES } from "@stoneyard/catalogue/kinds/purpose.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { plansFor } from "./cutting-plans.server.ts";
import { isFree, nearestFree, stepped, turned } from "./piece-moves.ts";
import { KERF } from "./pieces.ts";
import type { Rect } from "./slab-view.ts";

const slab = { width: 320, height: 200 };
const table: Rect = { x: 10, y: 10, width: 100, height: 50 };
const bench: Rect = { x: 150, y: 20, width: 60, height: 40 };

test("a step goes its whole way, or up to the saw's cut before what lies in the way", () => {
  expect(stepped(table, [bench], slab, { x: 1, y: 0 })).toEqual({ ...table, x: 11 });
  expect(stepped(table, [bench], slab, { x: 60, y: 0 }).x).toBe(150 - KERF - 100);
  expect(stepped(table, [bench], slab, { x: -60, y: 0 }).x).toBe(KERF);
  expect(stepped(table, [bench], slab, { x: 0, y: 500 }).y).toBe(200 - KERF - 50);
});

test("what is blocked stays, unless it may leap over to the next free place", () => {
  const beside = { ...table, x: 150 - KERF - 100 };
  expect(stepped(beside, [bench], slab, { x: 1, y: 0 })).toEqual(beside);
  expect(stepped(beside, [bench], slab, { x: 10, y: 0 }, true)).toEqual({ ...beside, x: 210 + KERF });
  const wall = { x: 215, y: 1, width: 104, height: 198 };
  expect(stepped(beside, [bench, wall], slab, { x: 10, y: 0 }, true)).toEqual(beside);
});

test("a piece let go a little into another slides beside it; far inside there is no place in reach", () => {
  expect(nearestFree({ ...table, x: 52, y: 20 }, [bench], slab, 5)).toEqual({
    ...table,
    x: 150 - KERF - 100,
    y: 20,
  });
  expect(nearestFree({ ...table, x: 130, y: 20 }, [bench], slab, 5)).toBeUndefined();
  expect(nearestFree({ ...table, x: -300, y: 20 }, [bench], slab, 500)).toEqual({ ...table, x: KERF, y: 20 });
});

test("a piece turns about its middle, or moves aside as little as it must", () => {
  expect(turned({ ...table, x: 100, y: 100 }, [], slab)).toEqual({ x: 125, y: 75, width: 50, height: 100 });
  expect(turned(table, [], slab)).toEqual({ x: 35, y: KERF, width: 50, height: 100 });
  expect(turned({ x: 4, y: 4, width: 300, height: 62 }, [], slab)).toBeUndefined();
});

type Act = { kind: "step" | "leap" | "drag" | "turn"; which: number; x: number; y: number };

const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    kind: fc.constantFrom("step", "leap", "drag", "turn"),
    which: fc.nat(20),
    x: fc.integer({ min: -400, max: 400 }),
    y: fc.integer({ min: -400, max: 400 }),
  }),
  { maxLength: 60 },
);

function after(pieces: readonly Rect[], { kind, which, x, y }: Act): Rect[] {
  const index = which % pieces.length;
  return pieces.map((piece, at) => {
    if (at !== index) return piece;
    const others = pieces.filter((other) => other !== piece);
    if (kind === "turn") return turned(piece, others, slab) ?? piece;
    if (kind === "drag") {
      const wanted = { ...piece, x: piece.x + x / 10, y: piece.y + y / 10 };
      return nearestFree(wanted, others, slab, 6) ?? piece;
    }
    const way = which % 2 ? { x: x || 1, y: 0 } : { x: 0, y: y || 1 };
    return stepped(piece, others, slab, way, kind === "leap");
  });
}

test.each(plansFor(PURPOSES, slab).map((plan) => [plan.name, plan.pieces] as const))(
  "%s: whatever is done, no piece leaves the slab or comes nearer to another than a saw's cut",
  (_, pieces) => {
    fc.assert(
      fc.property(acts, (all) => {
        let laid: Rect[] = [...pieces];
        for (const act of all) {
          laid = after(laid, act);
          for (const piece of laid) {
            expect(
              isFree(
                piece,
                laid.filter((other) => other !== piece),
                slab,
              ),
            ).toBe(true);
          }
        }
      }),
    );
  },
);

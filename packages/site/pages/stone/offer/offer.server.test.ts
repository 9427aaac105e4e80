import type { Stone } from "@stoneyard/catalogue/catalogue.ts";
import { EN, SR } from "@stoneyard/catalogue/testing/locales.ts";
import { expect, test } from "vitest";
import { dayOf, inKind, offerOf, slipsOf } from "./offer.server.ts";
import type { SlabKind } from "./slab-kind.ts";

/** Slabs of one kind, of any thickness or finish where none is given. */
const kindOf = (kind: Partial<SlabKind>): SlabKind => ({ thicknesses: [], finishes: [], ...kind });

const PRICE = { from: 12_900, vat: "included", thickness: 2 };

test("the number of a day stays on the line of its month, which a narrow column may break after", () => {
  expect(dayOf("2026-12-31", SR)).toBe("31.\u00a0decembar 2026.");
  expect(dayOf("2026-12-31", EN, "medium")).toBe("31\u00a0Dec 2026");
});

test("the least price is that of the stone or of a free slab, of those with the same tax", () => {
  const slab = (perSquareMetre: number, own: object = {}) => ({
    ...{ number: "1", width: 280, height: 170, thickness: 3, price: { perSquareMetre, vat: "included" } },
    ...own,
  });
  const least = (singleSlabs: object[], more: object = {}) => {
    const price = { from: 12_900, vat: "included", ...more };
    const stone = { singleSlabs, price, thicknesses: [2, 3] } as unknown as Stone;
    const { amount, hasDearer } = offerOf(stone, EN).least ?? {};
    return [amount, hasDearer];
  };
  expect(least([])).toEqual([12_900, false]);
  expect(least([], { to: 16_900 })).toEqual([12_900, true]);
  // Where it is that of thin ones, thicker ones are dearer.
  expect([least([], { thickness: 2 }), least([], { thickness: 3 })]).toEqual([
    [12_900, true],
    [12_900, false],
  ]);
  expect(least([slab(12_900), slab(16_900)])).toEqual([12_900, true]);
  expect(least([slab(12_900)])).toEqual([12_900, false]);
  expect(least([slab(9_900, { state: "reserved" })])).toEqual([12_900, false]);
  expect(least([slab(9_900, { state: "reserved" }), slab(18_900)])).toEqual([18_900, false]);
  expect(least([slab(9_900, { state: "reserved", until: "2000-12-31" })])).toEqual([9_900, false]);
  expect(least([slab(9_900, { state: "sold" })])).toEqual([12_900, false]);
  expect(least([slab(9_900, { price: { perSquareMetre: 9_900, vat: "excluded" } })])).toEqual([
    12_900,
    false,
  ]);
  expect(offerOf({ singleSlabs: [] } as unknown as Stone, EN).least).toBeUndefined();
});

test("the least price tells its thickness where the stone has several and all that costs so has that one", () => {
  const slab = (thickness: number) => ({
    ...{
      number: "1",
      width: 280,
      height: 170,
      thickness,
      price: { perSquareMetre: 12_900, vat: "included" },
    },
  });
  const told = (thicknesses: number[], ...singleSlabs: object[]) =>
    offerOf({ price: PRICE, thicknesses, singleSlabs } as unknown as Stone, EN).least?.thickness;
  expect([told([2, 3]), told([2, 3], slab(3)), told([2, 3], slab(2), slab(3)), told([2])]).toEqual([
    2,
    3,
    undefined,
    undefined,
  ]);
});

test("in one kind of slab a stone has the slabs and the price of that, as far as these are known", () => {
  const slab = (number: string, thickness: number, perSquareMetre?: number, finish = "honed") => ({
    ...{ number, width: 280, height: 170, thickness, finish },
    ...(perSquareMetre && { price: { perSquareMetre, vat: "included" } }),
  });
  const told = (kind: Partial<SlabKind>, ...more: object[]) => {
    const singleSlabs = [slab("1", 2), slab("2", 3, 16_900), ...more];
    const stone = { price: PRICE, singleSlabs, thicknesses: [2, 3], finishes: [] } as unknown as Stone;
    const { least, stock } = offerOf(inKind(stone, kindOf(kind)), EN);
    return [least && [least.amount, least.hasDearer], stock?.slabs];
  };
  const [thin, thick] = [{ thicknesses: [2] }, { thicknesses: [3] }];
  const polished: Partial<SlabKind> = { finishes: ["polished"] };
  expect([told(thin), told(thick)]).toEqual([
    [[12_900, false], 1],
    [[16_900, false], 1],
  ]);
  // The price of the third one is on request.
  expect(told(thick, slab("3", 3))).toEqual([[16_900, true], 2]);
  // The stone's price counts where a slab has none of its own.
  const own = slab("3", 2, 14_900, "polished");
  expect(told(polished, own)).toEqual([[14_900, false], 1]);
  expect(told(polished, own, slab("4", 2, undefined, "polished"))).toEqual([[12_900, true], 2]);
  expect(told({ ...thick, ...polished }, own)).toEqual([undefined, undefined]);
  // Where all free slabs have their own, the stone's price is not that of what is there.
  const priced = [slab("1", 3, 18_900)];
  const dearer = { price: PRICE, singleSlabs: priced, thicknesses: [2, 3] } as unknown as Stone;
  expect(offerOf(dearer, EN).least).toMatchObject({ amount: 18_900, hasDearer: false, thickness: 3 });
  // What is to order may be of each thickness, unless one is asked for.
  expect([told(polished), told({ ...thin, ...polished })]).toEqual([
    [[12_900, true], undefined],
    [[12_900, false], undefined],
  ]);
});

test("a stone is as slippery as its free slabs, else as the finishes asked for, else as all that it has", () => {
  const slip = { polished: { wet: 13 }, flamed: { class: "R12" } };
  const slab = (thickness: number, finish?: string, state?: string) => ({
    ...{ number: `${thickness}`, width: 280, height: 170, thickness, finish, state },
  });
  const told = (kind: Partial<SlabKind>, ...singleSlabs: object[]) => {
    const stone = { technical: { slip }, singleSlabs, finishes: ["polished", "honed", "flamed"] };
    const whole = { ...stone, thicknesses: [2, 3] } as unknown as Stone;
    return slipsOf(inKind(whole, kindOf(kind)));
  };
  const slabs = [slab(2, "polished"), slab(3, "polished", "reserved"), slab(3, "flamed")];
  const [polished, honed, flamed] = [
    { finish: "polished", wet: 13 },
    { finish: "honed" },
    { finish: "flamed", class: "R12" },
  ];
  // A finish that was asked for is not told again.
  expect(told({ finishes: ["polished"] }, ...slabs)).toEqual([{ wet: 13 }]);
  expect(told({ finishes: ["polished", "honed"] }, ...slabs)).toEqual([polished]);
  expect(told({ finishes: ["polished", "honed"] })).toEqual([polished, honed]);
  expect(told({ thicknesses: [3] }, ...slabs)).toEqual([flamed]);
  expect(told({}, ...slabs)).toEqual([polished, flamed]);
  const all = [polished, honed, flamed];
  expect([told({}), told({}, slab(2, "polished"), slab(2)), told({ thicknesses: [2] }, slab(3))]).toEqual([
    all,
    all,
    all,
  ]);
});

test("whether slabs are listed is told with their number, as counted ones may be of any kind", () => {
  const stock = (stone: object) => offerOf(stone as unknown as Stone, EN).stock?.isListed;
  expect([
    stock({ stock: { slabs: 12 } }),
    stock({ singleSlabs: [{ number: "1", width: 1, height: 1 }] }),
  ]).toEqual([false, true]);
});

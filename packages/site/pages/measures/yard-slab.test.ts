import { expect, onTestFinished, test, vi } from "vitest";
import { onSlab, pictureOf, priceFor, slabNumbered, stockNow } from "./yard-slab.ts";

const STONE = { slab: { width: 280, height: 170 }, price: { from: 100, to: 300, vat: "excluded" } };

test("a slab is found by its number, however its signs are written", () => {
  const inYard = [{ number: "BS 102/A" }];
  const found = (number: string | undefined) => slabNumbered(number, { inYard })?.number;
  expect([found("bs-102-a"), found("BS 102/A"), found("BS 102"), found(undefined)]).toEqual([
    ...["BS 102/A", "BS 102/A", undefined, undefined],
  ]);
  expect(slabNumbered("BS 102/A", {})).toBeUndefined();
});

test("pieces lie on a slab of its own size, at its own price", () => {
  const on = (slab: object | undefined) => onSlab(STONE as never, slab as never);
  expect(on(undefined)).toBe(STONE);
  expect(on({ number: "A" })).toEqual(STONE);
  const size = { width: 262, height: 160 };
  expect(on({ number: "A", size, price: { perSquareMetre: 200, vat: "included" } })).toEqual({
    slab: size,
    price: { from: 200, vat: "included" },
  });
});

test("on a slab of its own size the yard is what is as large", () => {
  const size = { width: 262, height: 160 };
  const inYard = [{ number: "A", size }, { number: "B" }, { number: "C", size: { ...size } }];
  const numbers = (slab: object) => onSlab({ ...STONE, inYard } as never, slab as never).inYard;
  expect(numbers({ number: "A", size })).toEqual([{ number: "A" }, { number: "C" }]);
  expect(numbers({ number: "B" })).toEqual([{ number: "B" }]);
});

test("what is in stock of a thickness is free, reserved or smaller; nothing is said where one slab's thickness is not known", () => {
  // A reservation holds on its last day too.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 5, 18) });
  onTestFinished(() => void vi.useRealTimers());
  const small = { width: 262, height: 160 };
  const inYard = [
    { number: "A", thickness: 2 },
    { number: "B", thickness: 3 },
    { number: "C", thickness: 3, size: small },
    { number: "D", thickness: 3, size: small, reserved: "" },
    // Wider is not smaller.
    { number: "E", thickness: 3, size: { width: 310, height: 200 } },
    { number: "F", thickness: 3, reserved: "2026-12-04" },
    { number: "G", thickness: 3, reserved: "2026-12-05" },
    { number: "H", thickness: 3, reserved: "" },
  ];
  const numbers = (more: object[] = []) => {
    const stock = stockNow({ ...STONE, inYard: [...inYard, ...more] } as never, 3);
    return (
      stock &&
      [stock.free, stock.reserved, stock.smaller].map((slabs) => slabs.map(({ number }) => number).join(""))
    );
  };
  expect(numbers()).toEqual(["BEF", "GH", "C"]);
  // A thickness of which all slabs are reserved is no other way.
  const others = [
    { number: "J", thickness: 4 },
    { number: "K", thickness: 5, reserved: "" },
  ];
  expect(stockNow({ ...STONE, inYard: [...others, ...inYard] } as never, 3)?.otherThicknesses).toEqual([
    2, 4,
  ]);
  expect(numbers([{ number: "I" }])).toBeUndefined();
  expect(stockNow(STONE as never, 3)).toBeUndefined();
});

test("a price is the least of the free slabs: each slab's own, else the stone's where it is for the thickness", () => {
  const price = { from: 100, vat: "included" };
  const least = (amount: number, hasDearer = false) => ({
    ...{ amount, hasDearer, vat: "included", thickness: undefined },
  });
  const priced = (more: object, own?: object, needed = 2) =>
    priceFor({ ...STONE, ...more } as never, 3, own as never, needed);
  expect(priced({ price })).toEqual(least(100));
  expect(priced({ price: { ...price, thickness: 3 } })?.amount).toBe(100);
  expect(priced({ price: { ...price, thickness: 2 } })).toBeUndefined();
  // A range says nothing of one slab.
  expect([priced({})?.hasDearer, priced({}, { number: "A" })]).toEqual([true, undefined]);
  const slab = (perSquareMetre: number, vat = "included") => ({
    thickness: 3,
    price: { perSquareMetre, vat },
  });
  const yard = (...inYard: object[]) => priced({ price: { ...price, thickness: 2 }, inYard });
  expect(yard(slab(150), slab(150), { thickness: 2 })).toEqual(least(150));
  expect(yard(slab(170), slab(150))).toEqual(least(150, true));
  // What another slab costs, or one that is wanting, is not known; with another tax it is not comparable.
  const unlike = [yard(slab(150), { thickness: 3 }), yard(slab(150)), yard(slab(150), slab(140, "excluded"))];
  expect([...unlike, yard()]).toEqual([...Array(3).fill(least(150, true)), undefined]);
  // A slab that is dearer than its stone is not told at the stone's price.
  const ofAll = (...inYard: object[]) => priced({ price, inYard });
  expect([ofAll(slab(150), slab(150)), ofAll(slab(150), { thickness: 3 }), ofAll(slab(150))]).toEqual([
    least(150),
    least(100, true),
    least(100, true),
  ]);
  // A smaller slab without a price matters only where the others are too few.
  const inYard = [slab(150), { thickness: 3, size: { width: 200, height: 100 } }];
  expect([1, 2].map((needed) => priced({ inYard, price: undefined }, undefined, needed)?.hasDearer)).toEqual([
    false,
    true,
  ]);
});

test("of a rendering as much is shown as the slab is large; a photograph stays whole", () => {
  const picture = { src: "/a.avif", srcSet: "", width: 1600, height: 1000, alt: "", mmPerPixel: 2 };
  const crop = { left: 100, top: 75, width: 1400, height: 850 };
  const shown = (more: object) => pictureOf({ width: 262, height: 160 }, { ...picture, ...more } as never);
  expect(shown({ made: "studio", crop }).crop).toEqual({ left: 145, top: 100, width: 1310, height: 800 });
  expect(shown({ made: "owner" }).crop).toBeUndefined();
});

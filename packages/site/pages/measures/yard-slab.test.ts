import { expect, test } from "vitest";
import { onSlab, pictureOf, slabNumbered } from "./yard-slab.ts";

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

test("of a rendering as much is shown as the slab is large; a photograph stays whole", () => {
  const picture = { src: "/a.avif", srcSet: "", width: 1600, height: 1000, alt: "", mmPerPixel: 2 };
  const crop = { left: 100, top: 75, width: 1400, height: 850 };
  const shown = (more: object) => pictureOf({ width: 262, height: 160 }, { ...picture, ...more } as never);
  expect(shown({ made: "studio", crop }).crop).toEqual({ left: 145, top: 100, width: 1310, height: 800 });
  expect(shown({ made: "owner" }).crop).toBeUndefined();
});

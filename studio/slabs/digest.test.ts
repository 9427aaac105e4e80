import { expect, test } from "vitest";
import type { Commission } from "./commissions.ts";
import { digestOf } from "./digest.ts";

const commission: Commission = {
  name: "stones/marble/carrara",
  stone: "marble/carrara",
  stack: [{ layer: "ground", colours: ["#ffffff"], size: 100 }],
  slab: {
    width: 3200,
    height: 2000,
    seed: 1,
    view: { left: 0, top: 0, columns: 8, rows: 5, mmPerPixel: 400 },
  },
  quality: 50,
};

test("a picture's digest stays as long as nothing changes that its pixels come from", () => {
  expect(digestOf(structuredClone(commission))).toBe(digestOf(commission));
  expect(digestOf({ ...commission, name: "home/hero-1" })).toBe(digestOf(commission));
});

test("recipe, seed, view, quality and layers change it", () => {
  const { slab, stack } = commission;
  const changed: Commission[] = [
    { ...commission, stack: [{ layer: "ground", colours: ["#fffffe"], size: 100 }] },
    { ...commission, stack: [...stack, { layer: "crystals" }] },
    { ...commission, slab: { ...slab, seed: 2 } },
    { ...commission, slab: { ...slab, view: { ...slab.view, left: 1 } } },
    { ...commission, quality: 51 },
  ];
  expect(new Set([commission, ...changed].map(digestOf)).size).toBe(changed.length + 1);
});

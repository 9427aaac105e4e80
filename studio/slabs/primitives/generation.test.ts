import { expect, test } from "vitest";
import { Generation, type GenerationOptions, strewn } from "./generation.ts";
import { uniform } from "./random.ts";

const anyWay: GenerationOptions = {
  seed: 5,
  size: 10,
  aspect: 2,
  unevenness: 0.6,
  sow: (seed) => {
    seed.turn = uniform(seed.id, 1) * Math.PI;
    seed.rank = uniform(seed.id, 2);
  },
};
const places = strewn(6000, 1000, 800);

/** Share of other places than the fitted ones that crystals cover. */
function coverOf(generation: Generation): number {
  let covered = 0;
  for (let k = 0; k < 12_000; k++) if (generation.at((k % 120) * 8.3, Math.floor(k / 120) * 7.9)) covered++;
  return covered / 12_000;
}

test.each([0.05, 0.3, 0.75])("crystals cover the share of the area that is wanted, %d", (share) => {
  const generation = new Generation(anyWay);
  generation.fit(places, share * 6000);
  expect(Math.abs(coverOf(generation) - share)).toBeLessThan(0.02);
});

test("crystals that are not fitted to a share leave no gap", () => {
  expect(coverOf(new Generation(anyWay))).toBe(1);
});

test("seeds of low rank grow first", () => {
  const generation = new Generation({
    ...anyWay,
    sow: (seed) => {
      anyWay.sow(seed);
      seed.rank = seed.x < 500 ? 0 : 1;
      seed.shade = seed.rank;
    },
  });
  generation.fit(places, 0.2 * 6000);
  const shades = new Set<number>();
  for (let k = 0; k < 2000; k++) {
    if (generation.at((k * 7.3) % 1000, (k * 3.1) % 800)) shades.add(generation.shade);
  }
  expect([...shades]).toEqual([0]);
});

test("crystals that lie one way are as much longer than wide as they are to be", () => {
  const generation = new Generation({
    ...anyWay,
    aspect: 3,
    sow: (seed) => {
      anyWay.sow(seed);
      seed.turn = 0;
    },
  });
  generation.fit(places, 0.1 * 6000);
  const crossings = (across: boolean) => {
    let inside = 0;
    let begun = 0;
    for (let line = 0; line < 60; line++) {
      let before = 0;
      for (let step = 0; step < 4000; step++) {
        const is = across ? generation.at(line * 13.7, step * 0.2) : generation.at(step * 0.2, line * 13.7);
        if (is) inside++;
        if (is && generation.id !== before) begun++;
        before = is ? generation.id : 0;
      }
    }
    return inside / begun;
  };
  const aspect = crossings(false) / crossings(true);
  expect(aspect).toBeGreaterThan(2.3);
  expect(aspect).toBeLessThan(4);
});

test("the border lies where the next crystal or the open begins", () => {
  const generation = new Generation(anyWay);
  generation.fit(places, 0.75 * 6000);
  let crossed = 0;
  let before = 0;
  for (let step = 0; step < 8000; step++) {
    const is = generation.at(step * 0.05, 73);
    const id = is ? generation.id : 0;
    if (is) expect(generation.border).toBeGreaterThanOrEqual(0);
    if (step > 0 && id !== before) {
      crossed++;
      if (is) expect(generation.border).toBeLessThan(0.2);
    }
    before = id;
  }
  expect(crossed).toBeGreaterThan(30);
});

test("a place shows the same crystal in whatever order places are asked for", () => {
  const generation = new Generation(anyWay);
  const ids = (order: number[]) =>
    new Map(order.map((k) => [k, generation.at((k * 97) % 3000, (k * 61) % 2000) && generation.id]));
  const order = Array.from({ length: 500 }, (_, k) => k);
  const there = ids(order);
  for (const [k, id] of ids(order.reverse())) expect(id).toBe(there.get(k));
});

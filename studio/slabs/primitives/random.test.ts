import { describe, expect, it, test } from "vitest";
import { hash, Random, textHash, uniform } from "./random.ts";

/** Numbers in each tenth of 0 to 1. */
function tenths(values: readonly number[]): number[] {
  const counts = new Array<number>(10).fill(0);
  for (const value of values) counts[Math.floor(value * 10)] = (counts[Math.floor(value * 10)] ?? 0) + 1;
  return counts;
}

/** With 20 000 numbers a tenth holds 2000, with a deviation of 42. */
const EVEN = 170;

test("texts have the hash of FNV-1a", () => {
  expect(textHash("")).toBe(0x811c9dc5);
  expect(textHash("a")).toBe(0xe40c292c);
  expect(textHash("foobar")).toBe(0xbf9cf968);
});

test("a hash is a whole number of 32 bits and changes with each of its numbers", () => {
  const value = hash(3, -4, 5);
  expect(value).toBe(value >>> 0);
  expect(new Set([value, hash(4, -4, 5), hash(3, -3, 5), hash(3, -4, 6), hash(-4, 3, 5)]).size).toBe(5);
});

test("hashes of neighbours are evenly spread", () => {
  const values = Array.from({ length: 20_000 }, (_, i) => hash(i % 100, Math.floor(i / 100), 1) / 2 ** 32);
  for (const count of tenths(values)) expect(Math.abs(count - 2000)).toBeLessThan(EVEN);
});

test("the numbers of one id are even and do not follow from one another", () => {
  const ids = Array.from({ length: 20_000 }, (_, i) => hash(i, 7, 1));
  for (const count of tenths(ids.map((id) => uniform(id, 3)))) {
    expect(Math.abs(count - 2000)).toBeLessThan(EVEN);
  }
  const products = ids.map((id) => (uniform(id, 1) - 0.5) * (uniform(id, 2) - 0.5) * 12);
  expect(Math.abs(products.reduce((sum, product) => sum + product) / ids.length)).toBeLessThan(0.03);
});

describe("Random", () => {
  it("gives the same sequence for the same seed", () => {
    const [one, other] = [new Random(9), new Random(9)];
    for (let i = 0; i < 5; i++) expect(one.uniform()).toBe(other.uniform());
    expect(new Random(10).uniform()).not.toBe(new Random(9).uniform());
  });

  it("is even, and normal where asked", () => {
    const random = new Random(1);
    const values = Array.from({ length: 20_000 }, () => random.uniform());
    for (const count of tenths(values)) expect(Math.abs(count - 2000)).toBeLessThan(EVEN);
    const normals = Array.from({ length: 20_000 }, () => random.normal());
    const mean = normals.reduce((sum, value) => sum + value) / normals.length;
    const variance = normals.reduce((sum, value) => sum + (value - mean) ** 2, 0) / normals.length;
    expect(Math.abs(mean)).toBeLessThan(0.03);
    expect(Math.abs(variance - 1)).toBeLessThan(0.05);
  });

  it("stays between its bounds", () => {
    const random = new Random(1);
    for (let i = 0; i < 1000; i++) {
      const value = random.between(-2, 5);
      expect(value).toBeGreaterThanOrEqual(-2);
      expect(value).toBeLessThan(5);
    }
  });
});

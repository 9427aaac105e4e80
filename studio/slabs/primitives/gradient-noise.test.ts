import { describe, expect, it } from "vitest";
import { GradientNoise, octavesSeen } from "./gradient-noise.ts";
import { Random } from "./random.ts";

function measured(value: (x: number, y: number) => number): { mean: number; deviation: number } {
  const random = new Random(1);
  const count = 50_000;
  let sum = 0;
  let squares = 0;
  for (let i = 0; i < count; i++) {
    const v = value(random.between(0, 1000), random.between(0, 1000));
    sum += v;
    squares += v * v;
  }
  const mean = sum / count;
  return { mean, deviation: Math.sqrt(squares / count - mean * mean) };
}

describe("GradientNoise", () => {
  const noise = new GradientNoise(7);

  it.each([
    ["one octave", (x: number, y: number) => noise.at(x, y)],
    ["five octaves", (x: number, y: number) => noise.octaves(x, y, 5, 0.6)],
    ["octaves of no gain", (x: number, y: number) => noise.octaves(x, y, 4, 0)],
  ])("has a mean of 0 and a deviation of about 0.8: %s", (_, value) => {
    const { mean, deviation } = measured(value);
    expect(Math.abs(mean)).toBeLessThan(0.02);
    expect(deviation).toBeGreaterThan(0.74);
    expect(deviation).toBeLessThan(0.84);
  });

  it("is 0 at the corners of its lattice and steady across its lines", () => {
    expect(noise.at(12, 31)).toBeCloseTo(0, 9);
    expect(noise.at(-12, -31)).toBeCloseTo(0, 9);
    expect(noise.at(4 - 1e-7, 0.4)).toBeCloseTo(noise.at(4, 0.4), 5);
    expect(noise.at(-1e-7, 0.4)).toBeCloseTo(noise.at(0, 0.4), 5);
  });

  it("repeats after 1024, to both sides of 0", () => {
    expect(noise.at(3.3 + 1024, 8.7)).toBeCloseTo(noise.at(3.3, 8.7), 6);
    expect(noise.at(3.3, 8.7 - 2048)).toBeCloseTo(noise.at(3.3, 8.7), 6);
    expect(noise.at(3.3 + 512, 8.7)).not.toBeCloseTo(noise.at(3.3, 8.7), 3);
  });

  it("differs from seed to seed, and not from time to time", () => {
    expect(new GradientNoise(7).at(3.3, 8.7)).toBe(noise.at(3.3, 8.7));
    expect(new GradientNoise(8).at(3.3, 8.7)).not.toBe(noise.at(3.3, 8.7));
  });

  it("is the sum of its coarse and its fine octaves", () => {
    const coarse = noise.octaves(5.2, 9.1, 6, 0.6, 3);
    const fine = noise.octaves(5.2, 9.1, 6, 0.6, 6, 3);
    expect(coarse + fine).toBeCloseTo(noise.octaves(5.2, 9.1, 6, 0.6), 10);
    expect(fine).not.toBe(0);
  });
});

describe("octavesSeen", () => {
  it("leaves out what is finer than 1.2 pixels, but for the first", () => {
    expect(octavesSeen(100, 9, 1)).toBe(7);
    expect(octavesSeen(100, 3, 1)).toBe(3);
    expect(octavesSeen(1, 4, 5)).toBe(1);
  });
});

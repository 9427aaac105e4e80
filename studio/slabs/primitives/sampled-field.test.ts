import { describe, expect, it } from "vitest";
import { SampledField } from "./sampled-field.ts";

describe("SampledField", () => {
  it("gives the field at the lines, and what lies between them in proportion, on both sides of 0", () => {
    const plane = new SampledField((x, y) => 3 * x - 2 * y + 1, 2.5);
    for (const [x, y] of [
      [0, 0],
      [1.2, 7.7],
      [-1.2, -0.3],
      [-4000, 5200],
      [79.9999, 80.0001],
    ] as const) {
      expect(plane.at(x, y)).toBeCloseTo(3 * x - 2 * y + 1, 2);
    }
  });

  it("follows a wave with eight lines in its length to within 8 %", () => {
    const wave = new SampledField((x) => Math.sin((x / 40) * 2 * Math.PI), 5);
    let worst = 0;
    for (let x = -100; x < 100; x += 0.37) {
      worst = Math.max(worst, Math.abs(wave.at(x, 3) - Math.sin((x / 40) * 2 * Math.PI)));
    }
    expect(worst).toBeLessThan(0.08);
  });

  it("samples only where it is asked, and keeps what it has sampled", () => {
    let samples = 0;
    const field = new SampledField((x) => {
      samples++;
      return x;
    }, 1);
    field.at(5, 5);
    expect(samples).toBe(33 * 33);
    field.at(30, 1);
    expect(samples).toBe(33 * 33);
  });

  it("forgets the tile whose place another takes", () => {
    const field = new SampledField((x, y) => x + y / 10_000, 1);
    const far = 128 * 32;
    expect(field.at(5, 0)).toBeCloseTo(5, 3);
    expect(field.at(5 + far, 0)).toBeCloseTo(5 + far, 2);
    expect(field.at(5, 0)).toBeCloseTo(5, 3);
  });
});

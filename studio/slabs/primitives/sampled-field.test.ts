import { describe, expect, it } from "vitest";
import { SampledField } from "./sampled-field.ts";

describe("SampledField", () => {
  it("gives the field at the lines, and what lies between them in proportion, on both sides of 0", () => {
    const plane = new SampledField((x, y) => 3 * x - 2 * y + 1, 2.5, 1000);
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
    const wave = new SampledField((x) => Math.sin((x / 40) * 2 * Math.PI), 5, 200);
    let worst = 0;
    for (let x = -100; x < 100; x += 0.37) {
      worst = Math.max(worst, Math.abs(wave.at(x, 3) - Math.sin((x / 40) * 2 * Math.PI)));
    }
    expect(worst).toBeLessThan(0.08);
  });

  it("samples only where it is asked, and keeps what it has sampled", () => {
    let samples = 0;
    const field = new SampledField(
      (x) => {
        samples++;
        return x;
      },
      1,
      100,
    );
    field.at(5, 5);
    expect(samples).toBe(33 * 33);
    field.at(30, 1);
    expect(samples).toBe(33 * 33);
  });

  it("keeps what was asked for lately, and samples anew what was given up", () => {
    let samples = 0;
    const count = (x: number, y: number) => {
      samples++;
      return x + y / 10_000;
    };
    const field = new SampledField(count, 1, 320);
    const row = (y: number) => {
      for (let x = 0; x < 320; x++) expect(field.at(x, y)).toBeCloseTo(x + y / 10_000, 3);
    };
    for (let y = 0; y < 320; y++) row(y);
    const once = samples;
    expect(once).toBe(10 * 10 * 33 * 33);
    row(319);
    expect(samples).toBe(once);
    row(0);
    expect(samples).toBe(once + 10 * 33 * 33);
  });

  it("gives two tiles that share a place each their own values", () => {
    const field = new SampledField((x) => x, 1, 100);
    const far = 4096 * 32;
    for (const x of [5, 5 + far, 5]) expect(field.at(x, 0)).toBeCloseTo(x, 2);
  });
});

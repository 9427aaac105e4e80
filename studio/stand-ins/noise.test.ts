import { expect, test } from "vitest";
import { noiseFrom, randomFrom } from "./noise.ts";

test("the same seed gives the same numbers on every machine", () => {
  const random = randomFrom("marble/carrara");
  expect([random(), random(), random()].map((number) => number.toFixed(6))).toMatchInlineSnapshot(`
    [
      "0.714008",
      "0.633740",
      "0.704541",
    ]
  `);
  expect(noiseFrom("marble/carrara")(12.5, 3.25).toFixed(6)).toMatchInlineSnapshot(`"0.603229"`);
});

test("other seeds give others", () => {
  expect(randomFrom("a")()).not.toBe(randomFrom("b")());
  expect(noiseFrom("a")(1, 1)).not.toBe(noiseFrom("b")(1, 1));
});

test("noise stays between 0 and 1 and changes little from point to point", () => {
  const noise = noiseFrom("seed");
  for (let x = 0; x < 40; x += 0.37) {
    const value = noise(x, x / 3);
    expect(value).toBeGreaterThanOrEqual(0);
    expect(value).toBeLessThanOrEqual(1);
    expect(Math.abs(noise(x + 0.01, x / 3) - value)).toBeLessThan(0.1);
  }
});

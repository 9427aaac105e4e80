import { expect, test } from "vitest";
import { Plates } from "./plates.ts";

test("a plate is slender along its own direction, and its border lies where the next one begins", () => {
  const plates = new Plates({ seed: 3, aspect: 2, unevenness: 0.5, across: 40 });
  let crossed = 0;
  let before = 0;
  let nearest = 1;
  for (let step = 0; step < 4000; step++) {
    plates.at(step * 0.005, 7.3);
    expect(plates.border).toBeGreaterThanOrEqual(0);
    if (step > 0 && plates.id !== before) {
      crossed++;
      nearest = Math.min(nearest, plates.border);
      expect(plates.border).toBeLessThan(0.02);
    }
    before = plates.id;
  }
  expect(crossed).toBeGreaterThan(15);
  expect(nearest).toBeLessThan(0.002);
});

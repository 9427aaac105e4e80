import { expect, test } from "vitest";
import { Foliation } from "./foliation.ts";

const flat = { direction: 30, layering: { thickness: 40, length: 900 } };
const folded = { ...flat, folds: [{ amplitude: 40, wavelength: 500 }] };

test("without folds the foliation runs in its direction", () => {
  const foliation = new Foliation(flat, 3);
  foliation.at(700, 400);
  expect(foliation.angle).toBeCloseTo((30 * Math.PI) / 180);
});

test("folds turn it about its direction", () => {
  const foliation = new Foliation(folded, 3);
  const angles = Array.from({ length: 2000 }, (_, k) => {
    foliation.at((k % 50) * 64, Math.floor(k / 50) * 50);
    return foliation.angle;
  });
  const mean = angles.reduce((sum, angle) => sum + angle, 0) / angles.length;
  expect(Math.abs(mean - Math.PI / 6)).toBeLessThan(0.1);
  expect(Math.max(...angles) - Math.min(...angles)).toBeGreaterThan(0.5);
});

test("layers change little along the foliation and much across it", () => {
  const foliation = new Foliation(folded, 3);
  const layerAt = (x: number, y: number) => {
    foliation.at(x, y);
    return foliation.layer(0);
  };
  let along = 0;
  let across = 0;
  for (let k = 0; k < 400; k++) {
    const x = (k % 20) * 150;
    const y = Math.floor(k / 20) * 95;
    const here = layerAt(x, y);
    const cos = Math.cos(foliation.angle);
    const sin = Math.sin(foliation.angle);
    along += Math.abs(layerAt(x + 12 * cos, y + 12 * sin) - here);
    across += Math.abs(layerAt(x - 12 * sin, y + 12 * cos) - here);
  }
  expect(across).toBeGreaterThan(3 * along);
});

test("layers of another path have nothing to do with one another", () => {
  const foliation = new Foliation(folded, 3);
  let together = 0;
  for (let k = 0; k < 2000; k++) {
    foliation.at((k % 50) * 64, Math.floor(k / 50) * 50);
    together += foliation.layer(0) * foliation.layer(1);
  }
  expect(Math.abs(together / 2000)).toBeLessThan(0.15);
});

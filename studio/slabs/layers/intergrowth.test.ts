import { expect, test } from "vitest";
import { Point, type Slab } from "../slab.ts";
import { intergrowth, intergrowthSettings } from "./intergrowth.ts";

const slab: Slab = {
  width: 3200,
  height: 2000,
  seed: 4,
  view: { left: 0, top: 0, columns: 1600, rows: 1000, mmPerPixel: 2 },
};
const plain = { variation: 0, gradient: 0, cloudiness: 0 };
const mica = { ...plain, colours: ["#000000"], parts: 10, size: 4, aspect: 2.5 };
const quartz = { ...plain, colours: ["#808080"], parts: 30, size: 8 };
const feldspar = { ...plain, colours: ["#ffffff"], parts: 60, size: 14 };

type Mineral = "black" | "grey" | "white";

/** What lies at places of the slab, 32 mm apart, in rows of 100. */
function seen(settings: object, view = slab.view): Mineral[] {
  const layer = intergrowth(
    intergrowthSettings.parse({ layer: "intergrowth", border: { strength: 0, width: 0.1 }, ...settings }),
    { ...slab, view },
    2,
  );
  const point = new Point();
  return Array.from({ length: 6200 }, (_, k) => {
    point.move((k % 100) * 32, Math.floor(k / 100) * 32);
    layer(point);
    return point.r < 0.3 ? "black" : point.r < 0.8 ? "grey" : "white";
  });
}

function shareOf(minerals: readonly Mineral[], wanted: Mineral): number {
  return minerals.filter((mineral) => mineral === wanted).length / minerals.length;
}

const foliation = {
  direction: 20,
  folds: [{ amplitude: 60, wavelength: 700 }],
  layering: { thickness: 60, length: 700 },
};

test.each([
  ["strewn", { minerals: [mica, quartz, feldspar] }],
  ["in nests", { minerals: [{ ...mica, nests: { strength: 0.8, size: 20 } }, quartz, feldspar] }],
  ["in layers", { foliation, minerals: [{ ...mica, layered: 2 }, { ...quartz, layered: -1 }, feldspar] }],
])("each mineral covers its part of the slab, %s", (_, settings) => {
  const minerals = seen(settings);
  expect(Math.abs(shareOf(minerals, "black") - 0.1)).toBeLessThan(0.02);
  expect(Math.abs(shareOf(minerals, "grey") - 0.3)).toBeLessThan(0.02);
  expect(Math.abs(shareOf(minerals, "white") - 0.6)).toBeLessThan(0.02);
});

test("the close view shows the crystals of the whole slab", () => {
  const settings = { foliation, minerals: [mica, quartz, feldspar] };
  const whole = seen(settings);
  const close = seen(settings, { left: 1200, top: 750, columns: 1600, rows: 1000, mmPerPixel: 0.5 });
  // Unevenness of the borders that is finer than the whole slab's pixels is left out there.
  expect(whole.filter((mineral, k) => mineral !== close[k]).length / whole.length).toBeLessThan(0.1);
});

test("a mineral of the dark layers lies in layers, another one does not", () => {
  const unevenness = (layered: number) => {
    const flat = { direction: 0, layering: { thickness: 60, length: 20_000 } };
    const minerals = seen({ foliation: flat, minerals: [{ ...mica, layered }, feldspar] });
    const rows = Array.from({ length: 62 }, (_, row) =>
      shareOf(minerals.slice(row * 100, row * 100 + 100), "black"),
    );
    return Math.max(...rows) - Math.min(...rows);
  };
  expect(unevenness(3)).toBeGreaterThan(2 * unevenness(0));
});

test("a rim lies along the borders of a crystal alone", () => {
  const rimmed = { ...feldspar, size: 30, rim: { width: 2, colour: "#000000", strength: 1 } };
  const view = { left: 0, top: 0, columns: 800, rows: 500, mmPerPixel: 0.5 };
  const dark = 1 - shareOf(seen({ minerals: [rimmed] }, view), "white");
  expect(dark).toBeGreaterThan(0.05);
  expect(dark).toBeLessThan(0.5);
});

import { expect, test } from "vitest";
import { closePlace } from "./close-place.ts";
import type { Edges } from "./geometry.ts";

/** A slab of 300 × 180 cm, straight in front, so many pixels wide. */
function slab(pixels: number) {
  const height = (pixels * 180) / 300;
  const edges: Edges = {
    top: [
      [0, 0],
      [pixels, 0],
    ],
    right: [
      [pixels, 0],
      [pixels, height],
    ],
    bottom: [
      [0, height],
      [pixels, height],
    ],
    left: [
      [0, 0],
      [0, height],
    ],
  };
  return { edges, width: 300, height: 180 };
}

test("of 48 megapixels a part becomes the close view, at the photograph's own detail and within the slab", () => {
  const middle = closePlace(slab(7500), [0.5, 0.5]);
  expect([middle.width, middle.height]).toEqual([64, 40]);
  const [[left, top], [right]] = middle.edges.top;
  expect([left, top, right].map(Math.round)).toEqual([2950, 1750, 4550]);
  const corner = closePlace(slab(7500), [1, 0]);
  expect(corner.edges.top.flat().map(Math.round)).toEqual([5900, 0, 7500, 0]);
});

test("a photograph of 12 megapixels is too coarse for it", () => {
  expect(() => closePlace(slab(3600), [0.5, 0.5])).toThrow("DETAIL");
  // Upwards alone.
  expect(() => closePlace({ ...slab(7500), height: 400 }, [0.5, 0.5])).toThrow("DETAIL");
});

test("of a slab that was cut, the part lies within what its picture shows", () => {
  const cut = { ...slab(7500), crop: { left: 40, top: 20, right: 30, bottom: 10 } };
  const corners = (at: [number, number]) => {
    const { edges } = closePlace(cut, at);
    return [...edges.top, ...edges.bottom].map(([x, y]) => [x / 25, y / 25].map(Math.round));
  };
  expect(corners([0, 0])).toEqual([
    [40, 20],
    [104, 20],
    [40, 60],
    [104, 60],
  ]);
  expect(corners([1, 1])[3]).toEqual([270, 170]);
  expect(corners([0.5, 0.5])[0]).toEqual([123, 75]);
  const narrow = closePlace({ ...slab(7500), crop: { left: 0, top: 0, right: 250, bottom: 0 } }, [0.5, 0.5]);
  expect([narrow.width, narrow.height]).toEqual([50, 40]);
});

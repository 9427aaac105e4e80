import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Bounds,
  centredOn,
  lifeSizeZoom,
  onTheWay,
  panned,
  revealing,
  type View,
  visible,
  WHOLE,
  within,
  zoomedAt,
} from "./slab-view.ts";

const bounds: Bounds = { slab: { width: 320, height: 200 }, maxZoom: 10 };

const part = fc.double({ min: 0, max: 1, noNaN: true });
const views = fc
  .record({ zoom: fc.double({ min: 1, max: 10, noNaN: true }), x: part, y: part })
  .map(({ zoom, x, y }) => within({ zoom, x: x * 320, y: y * 200 }, bounds));

/** Which point of the slab, cm, is seen at a place of the frame, in parts of it. */
function seenAt(view: View, at: { x: number; y: number }) {
  const frame = visible(view, bounds);
  return { x: frame.x + at.x * frame.width, y: frame.y + at.y * frame.height };
}

function expectOnSlab(view: View) {
  const frame = visible(view, bounds);
  expect(view.zoom).toBeGreaterThanOrEqual(1);
  expect(view.zoom).toBeLessThanOrEqual(bounds.maxZoom);
  expect(frame.x).toBeGreaterThanOrEqual(0);
  expect(frame.y).toBeGreaterThanOrEqual(0);
  expect(frame.x + frame.width).toBeLessThanOrEqual(bounds.slab.width + 1e-9);
  expect(frame.y + frame.height).toBeLessThanOrEqual(bounds.slab.height + 1e-9);
}

test("nothing beyond the slab is ever seen", () => {
  const way = fc.double({ min: -1000, max: 1000, noNaN: true });
  const factors = fc.double({ min: 0.01, max: 100, noNaN: true });
  fc.assert(
    fc.property(views, factors, part, part, way, way, (view, factor, x, y, across, down) => {
      expectOnSlab(zoomedAt(view, bounds, factor, { x, y }));
      expectOnSlab(panned(view, bounds, { x: across, y: down }));
      expectOnSlab(centredOn({ x: across, y: down }, view.zoom * factor, bounds));
    }),
  );
});

test("what is pointed at stays under the pointer while it is zoomed in", () => {
  fc.assert(
    fc.property(views, fc.double({ min: 1, max: 20, noNaN: true }), part, part, (view, factor, x, y) => {
      const before = seenAt(view, { x, y });
      const after = seenAt(zoomedAt(view, bounds, factor, { x, y }), { x, y });
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  );
});

test("zoomed out far enough, the whole slab is seen", () => {
  fc.assert(
    fc.property(views, part, part, (view, x, y) => {
      expect(zoomedAt(view, bounds, 0.1, { x, y })).toEqual(WHOLE);
    }),
  );
});

test("the way from one view to another goes over the slab and keeps the point that both share", () => {
  const from: View = { zoom: 1, x: 0, y: 0 };
  const to = zoomedAt(from, bounds, 8, { x: 0.75, y: 0.25 });
  for (const passed of [0, 0.3, 0.7, 1]) {
    const view = onTheWay(from, to, passed);
    expect(view.zoom).toBeCloseTo(8 ** passed);
    expect(seenAt(view, { x: 0.75, y: 0.25 })).toEqual({
      x: expect.closeTo(240, 6),
      y: expect.closeTo(50, 6),
    });
  }
  expect(onTheWay(to, { ...to, x: 0 }, 0.5).x).toBeCloseTo(to.x / 2);
});

test("a centimetre of a slab at life size is 37.8 px", () => {
  const frame = 1096;
  expect((lifeSizeZoom(bounds.slab, frame) * frame) / bounds.slab.width).toBeCloseTo(37.795, 3);
});

test("a piece out of sight is brought in by the shortest way", () => {
  const view = centredOn({ x: 40, y: 40 }, 4, bounds);
  const piece = { x: 200, y: 30, width: 20, height: 20 };
  const frame = visible(revealing(view, bounds, piece), bounds);
  expect(frame.x + frame.width).toBeCloseTo(222.5);
  expect(frame.y).toBeCloseTo(view.y);
  const below = visible(revealing(view, bounds, { x: 20, y: 150, width: 40, height: 20 }), bounds);
  expect(below.y + below.height).toBeCloseTo(172.5);
  const long = { x: 100, y: 10, width: 200, height: 20 };
  expect(revealing(view, bounds, long).x).toBeCloseTo(97.5);
});

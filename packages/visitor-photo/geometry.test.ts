import { expect, test } from "vitest";
import { type Camera, frameOf, homographyOf, metresAt, normalOf, onPlane, seenAt } from "./camera.ts";
import { facesOf, lengthByLines } from "./faces.ts";
import { planeOfLines } from "./plane-of-lines.ts";
import type { DrawnSurface } from "./recipe.ts";
import { drawnSurface, line } from "./testing/drawn.ts";
import { cross, dot, inverse, scaled, sum, unit, type Vector } from "./vectors.ts";

const camera: Camera = { focal: 1500, centre: [800, 533] };
/** A worktop 0.6 m deep and 2 m long before a camera that looks a little down, 3 cm thick. */
const along: Vector = unit([0.9, 0.05, -0.4]);
const normal: Vector = unit(cross(cross(along, [0, -0.95, -0.3]), along));
const across: Vector = cross(normal, along)[2] < 0 ? cross(normal, along) : scaled(cross(normal, along), -1);
const corner: Vector = [-0.9, 0.3, 3];
const at = (u: number, depth: number, down = 0): Vector =>
  sum(corner, sum(scaled(along, u), sum(scaled(across, depth), scaled(normal, -down))));
const seen = (point: Vector) => seenAt(camera, point) as readonly [number, number];
const worktop = drawnSurface({
  lines: {
    far: [seen(at(0, 0)), seen(at(2, 0))],
    near: [seen(at(0, 0.6, 0.03)), seen(at(2, 0.6, 0.03))],
    end: [seen(at(0, 0)), seen(at(0, 0.6))],
  },
  edge: 0.03,
  upstand: 0.5,
});

test("a homography and the frame of a plane tell the same", () => {
  const frame = { origin: corner, right: along, up: normal };
  const homography = homographyOf(camera, frame);
  const [u, v] = metresAt(homography, seen(onPlane(frame, 0.7, 0.2)));
  expect(u).toBeCloseTo(0.7, 9);
  expect(v).toBeCloseTo(0.2, 9);
  const again = frameOf(camera, homography, seen(corner));
  expect(again.origin[2] / corner[2]).toBeCloseTo(1, 9);
  expect(dot(again.up, normal)).toBeCloseTo(1, 9);
});

test("a floor that begins behind the camera still looks up", () => {
  const floor = { origin: [-2, 1.5, -3] as const, right: [1, 0, 0] as const, up: [0, 0, 1] as const };
  const before = onPlane(floor, 2, 6);
  const again = frameOf(camera, homographyOf(camera, floor), seen(before));
  expect(normalOf(again)[1]).toBeCloseTo(-1, 6);
});

test("a thick slab seen at a flat angle has its near edge nearer", () => {
  const flat: Camera = { focal: 1420, centre: [800, 452] };
  const lines: DrawnSurface["lines"] = {
    far: line(330, 615, 1031, 635),
    near: line(204, 713, 1014, 751),
    end: line(330, 615, 203, 641),
  };
  const found = planeOfLines(flat, lines, 0.486, 0.149);
  expect(found?.near[2]).toBeLessThan(found?.far[2] ?? 0);
  expect(found?.far[2]).toBeGreaterThan(3);
});

test("short lines that are a little beside a slab still make one", () => {
  const short: Camera = { focal: 1240, centre: [800, 392] };
  const lines: DrawnSurface["lines"] = {
    far: line(41, 539, 444, 520),
    near: line(28, 578, 487, 550),
    end: line(43, 540, 27, 562),
  };
  const [top] = facesOf(short, { ...worktop, lines, depth: 0.64, edge: 0.04 });
  const [x, y] = top?.outline[1] ?? [];
  expect(Math.hypot((x ?? 0) - 444, (y ?? 0) - 520)).toBeLessThan(60);
});

test("a slab seen at a flat angle ends where its lines do, though they lie a pixel or two beside", () => {
  const flat: Camera = { focal: 1240, centre: [800, 500] };
  const lines: DrawnSurface["lines"] = {
    far: line(872, 628, 1386, 639),
    near: line(841, 659, 1435, 674),
    end: line(871, 628, 844, 644),
  };
  const [top] = facesOf(flat, { ...worktop, lines, depth: 0.546, edge: 0.039, upstand: 0 });
  const corners = [
    [873, 626],
    [1386, 638],
    [1434, 660],
    [842, 644],
  ];
  corners.forEach(([x = 0, y = 0], i) => {
    const [seenX = 0, seenY = 0] = top?.outline[i] ?? [];
    expect(Math.hypot(seenX - x, seenY - y)).toBeLessThan(4);
  });
});

test("a slab that the photograph cuts off does not run away where its lines say little", () => {
  const cut: Camera = { focal: 1240, centre: [800, 452] };
  const lines: DrawnSurface["lines"] = {
    far: line(1167, 803.5, 1585, 827.5),
    near: line(1185, 875.5, 1693, 912),
    end: line(1169, 800, 1189, 876),
  };
  const [top] = facesOf(cut, { ...worktop, lines, depth: 0.55, edge: 0, upstand: 0 });
  const [x = 0, y = 0] = top?.outline[2] ?? [];
  expect(Math.hypot(x - 1693, y - 912)).toBeLessThan(80);
});

test("three lines and the depth tell where a slab lies, by its lower front edge", () => {
  const found = planeOfLines(camera, worktop.lines, 0.6, 0.03);
  expect(found).toBeDefined();
  // The end was marked along the upper face, whose plane the lower edge leaves a little.
  for (const axis of [0, 1, 2] as const) {
    expect(found?.far[axis]).toBeCloseTo(at(0, 0)[axis], 1);
    expect(found?.normal[axis]).toBeCloseTo(normal[axis], 1);
  }
});

test("lines that coincide make no plane", () => {
  const { far } = worktop.lines;
  expect(planeOfLines(camera, { far, near: far, end: far }, 0.6)).toBeUndefined();
  expect(facesOf(camera, { ...worktop, lines: { far, near: far, end: far } })).toEqual([]);
});

test("lines tell how long a surface is, whatever length it was given", () => {
  expect(lengthByLines(camera, worktop)).toBeCloseTo(2, 1);
  expect(lengthByLines(camera, { ...worktop, length: 3 })).toBeCloseTo(2, 1);
  expect(lengthByLines(camera, { ...worktop, depth: 1.2, edge: 0.06 })).toBeCloseTo(4, 1);
  const { far } = worktop.lines;
  expect(lengthByLines(camera, { ...worktop, lines: { far, near: far, end: far } })).toBeUndefined();
});

test("a worktop has a top, an edge and an upstand that run on from one to the next", () => {
  const faces = facesOf(camera, worktop);
  expect(faces.map(({ part }) => part)).toEqual(["top", "upstand", "edge"]);
  const [top, upstand, edge] = faces;
  const joint = seen(at(1, 0));
  const [atTop, atUpstand] = [top, upstand].map((face) => face && metresAt(face.homography, joint));
  expect(atUpstand?.[0]).toBeCloseTo(atTop?.[0] ?? Number.NaN, 2);
  expect(atUpstand?.[1]).toBeCloseTo(atTop?.[1] ?? Number.NaN, 2);
  expect(edge?.extent[3]).toBe(-0.6);
});

test("a thick slab's edge hangs from its top's near side, from end to end", () => {
  const thick: DrawnSurface = {
    ...worktop,
    lines: { ...worktop.lines, near: [seen(at(0, 0.6, 0.15)), seen(at(2, 0.6, 0.15))] },
    edge: 0.15,
  };
  const edge = facesOf(camera, thick).find(({ part }) => part === "edge");
  const corners = [at(0, 0.6), at(2, 0.6), at(2, 0.6, 0.15), at(0, 0.6, 0.15)].map(seen);
  corners.forEach(([x, y], i) => {
    expect(edge?.outline[i]?.[0]).toBeCloseTo(x, 3);
    expect(edge?.outline[i]?.[1]).toBeCloseTo(y, 3);
  });
  expect(lengthByLines(camera, thick)).toBeCloseTo(2, 6);
});

test("an edge goes as far as its lower line, where the end was marked too far in", () => {
  const inward = {
    ...worktop,
    lines: { ...worktop.lines, end: [seen(at(0.1, 0)), seen(at(0.1, 0.6))] as const },
  };
  const edge = facesOf(camera, inward).find(({ part }) => part === "edge");
  const [x, y] = seen(at(0, 0.6, 0.03));
  expect(edge?.outline[3]?.[0]).toBeCloseTo(x, 3);
  expect(edge?.outline[3]?.[1]).toBeCloseTo(y, 3);
});

test.each([
  [0, [0.4, 0, 0, 0.4]],
  [2, [0, 0.4, 0.4, 0]],
])("a fall hangs from the end that is marked: %d m from the left", (u, downs) => {
  const lines = { ...worktop.lines, end: [seen(at(u, 0)), seen(at(u, 0.6))] as const };
  const fall = facesOf(camera, { ...worktop, lines, fall: 0.4 }).find(({ part }) => part === "fall");
  downs.forEach((down, i) => {
    const [x, y] = seen(at(u, i < 2 ? 0 : 0.6, down));
    const [seenX = 0, seenY = 0] = fall?.outline[i] ?? [];
    expect(Math.hypot(seenX - x, seenY - y)).toBeLessThan(6);
  });
});

test("an inverse undoes its matrix", () => {
  const m = [2, 1, 0, 0.5, 3, 1, 1, 0, 4] as const;
  const i = inverse(m);
  const product = m[0] * i[0] + m[1] * i[3] + m[2] * i[6];
  expect(product).toBeCloseTo(1, 12);
});

import { expect, test } from "vitest";
import type { Point } from "../camera.ts";
import { fillStroke } from "./fill-stroke.ts";

const BOX = { left: 100, top: 50, right: 300, bottom: 200 };
const rectangle = (x0: number, y0: number, x1: number, y1: number): Point[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

function filled(clear: number, ...outlines: Point[][]) {
  const onto = new Uint8Array((BOX.right - BOX.left) * (BOX.bottom - BOX.top));
  fillStroke(outlines, clear, 2, onto, BOX);
  return (x: number, y: number) => onto[(y - BOX.top) * (BOX.right - BOX.left) + x - BOX.left];
}

test("what is filled keeps clear of its edges, outer and inner ones", () => {
  const at = filled(3, rectangle(150, 80, 250, 160), rectangle(180, 100, 220, 140));
  expect(at(160, 120)).toBe(2);
  expect([at(152, 120), at(153, 120)]).toEqual([0, 2]);
  expect([at(176, 120), at(177, 120), at(200, 120)]).toEqual([2, 0, 0]);
  expect([at(160, 82), at(160, 83)]).toEqual([0, 2]);
});

test("of what is too thin for that the middle is filled", () => {
  const at = filled(6, rectangle(150, 80, 250, 160), rectangle(120, 100, 130, 170));
  expect([at(122, 150), at(124, 150), at(128, 150)]).toEqual([2, 2, 0]);
  expect(at(152, 120)).toBe(0);
});

test("what reaches beyond the box is filled up to its border, and what lies beside it is not", () => {
  const at = filled(3, rectangle(20, 10, 160, 300));
  expect([at(100, 50), at(100, 199), at(156, 120), at(157, 120)]).toEqual([2, 2, 2, 0]);
  const beside = filled(3, rectangle(10, 10, 60, 40));
  expect(beside(100, 50)).toBe(0);
});

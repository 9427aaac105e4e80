import { expect, test } from "vitest";
import { encoded } from "../../colour.ts";
import type { Photograph } from "../picture.ts";
import { coverAsSeen } from "./outlines.ts";

const [WIDTH, HEIGHT] = [40, 30];
/** The stone's lower edge: it covers 0.6 of row 15. */
const EDGE = 15.6;

const shareAbove = (edge: number, y: number) => Math.max(0, Math.min(1, edge - y));

/** Rows of stone above the edge, and of something else below; luminances in linear light. */
function photographOf(stone: number, below: number): Photograph {
  const data = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  for (let i = 0; i < WIDTH * HEIGHT; i++) {
    const share = shareAbove(EDGE, Math.floor(i / WIDTH));
    data.fill(encoded(share * stone + (1 - share) * below), i * 4, i * 4 + 3);
  }
  return { width: WIDTH, height: HEIGHT, data };
}

const outlineTo = (edge: number) =>
  Float32Array.from({ length: WIDTH * HEIGHT }, (_, i) => shareAbove(edge, Math.floor(i / WIDTH)));

const shareOf = (drawn: number, photograph: Photograph, row: number) => {
  const outline = outlineTo(drawn);
  coverAsSeen([outline], photograph);
  return outline[row * WIDTH + 20];
};

test("an outline drawn a little short of or beyond a white stone's edge covers what is seen of it", () => {
  const photograph = photographOf(0.8, 0.02);
  for (const drawn of [15, 15.3, 15.9]) {
    expect(shareOf(drawn, photograph, 14)).toBeCloseTo(1, 1);
    expect(shareOf(drawn, photograph, 15)).toBeCloseTo(0.6, 1);
    expect(shareOf(drawn, photograph, 16)).toBeCloseTo(0, 1);
  }
});

test("a vein that is darker than the stone beside it is no edge", () => {
  const photograph = photographOf(0.5, 0.45);
  photograph.data.fill(encoded(0.35), (15 * WIDTH + 20) * 4, (15 * WIDTH + 20) * 4 + 3);
  expect(shareOf(15.3, photograph, 15)).toBeCloseTo(0.3, 5);
});

test("where both sides of an edge look alike the outline stays as it was drawn", () => {
  expect(shareOf(15.3, photographOf(0.5, 0.49), 15)).toBeCloseTo(0.3, 5);
});

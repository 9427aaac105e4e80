import { describe, expect, it } from "vitest";
import { swipeDistance } from "./swipe.ts";

describe("swipeDistance", () => {
  it("is the signed way across", () => {
    expect(swipeDistance({ x: 300, y: 10 }, { x: 90, y: 40 })).toBe(-210);
    expect(swipeDistance({ x: 90, y: 40 }, { x: 300, y: 10 })).toBe(210);
  });

  it("takes a mostly vertical movement for a scroll", () => {
    expect(swipeDistance({ x: 0, y: 0 }, { x: 60, y: 300 })).toBe(0);
  });
});

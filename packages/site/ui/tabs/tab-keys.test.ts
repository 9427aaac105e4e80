import { describe, expect, it } from "vitest";
import { tabForKey } from "./tab-keys.ts";

describe("tabForKey", () => {
  it("wraps around both ways", () => {
    expect(tabForKey("ArrowRight", 5, 6)).toBe(0);
    expect(tabForKey("ArrowLeft", 0, 6)).toBe(5);
    expect(tabForKey("ArrowRight", 0, 6)).toBe(1);
  });

  it("goes to the first and the last", () => {
    expect(tabForKey("Home", 3, 6)).toBe(0);
    expect(tabForKey("End", 3, 6)).toBe(5);
  });

  it("leaves every other key to the browser", () => {
    expect(tabForKey("ArrowDown", 3, 6)).toBeUndefined();
    expect(tabForKey("Tab", 3, 6)).toBeUndefined();
  });
});

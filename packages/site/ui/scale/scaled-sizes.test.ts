import { expect, test } from "vitest";
import { scaledSizes } from "../cropped-picture.tsx";

test("widths of the window are scaled, widths of the condition are not", () => {
  const sizes = "(max-width: 501px) 92vw, 37vw";
  expect(scaledSizes(sizes, 1)).toBe(sizes);
  expect(scaledSizes(sizes, 0.5)).toBe("(max-width: 501px) 46vw, 19vw");
  expect(scaledSizes(sizes, 4)).toBe("(max-width: 501px) 368vw, 148vw");
});

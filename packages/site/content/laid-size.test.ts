import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { expect, test } from "vitest";
import { laidSize } from "./laid-size.ts";

test("stone is as large as its picture's scale says, in metres, or as its slab", () => {
  const picture: PictureView = { src: "", srcSet: "", width: 1600, height: 1000, alt: "", made: "owner" };
  expect(laidSize({ ...picture, mmPerPixel: 2 }, { width: 300, height: 180 })).toEqual([3.2, 2]);
  expect(laidSize(picture, { width: 300, height: 180 })).toEqual([3, 1.8]);
});

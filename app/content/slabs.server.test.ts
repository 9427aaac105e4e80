import { expect, test } from "vitest";
import type { PictureView } from "#app/ui/picture.tsx";
import { metresOf } from "./slabs.server.ts";

const picture: PictureView = { src: "", srcSet: "", width: 2048, height: 1280, alt: "", made: "owner" };

test("a slab's picture shows as much stone as its scale says, else a usual slab", () => {
  expect(metresOf({ ...picture, mmPerPixel: 1.5625 }, { width: 280, height: 170 })).toEqual([3.2, 2]);
  expect(metresOf(picture, { width: 280, height: 170 })).toEqual([2.8, 1.7]);
});

import { familyKey } from "@stoneyard/catalogue/kinds/family.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { writeTestContent } from "@stoneyard/catalogue/testing/content.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { expect, test } from "vitest";
import { shareOf } from "./family.data.server.ts";

const picture: PictureView = { src: "", srcSet: "", width: 2048, height: 1280, alt: "", made: "owner" };

test("a picture takes its true part of the grid, whatever its own scale", async () => {
  const { families } = await readContent(await writeTestContent());
  const slabs = families.get(familyKey.parse("marble"));
  if (!slabs) throw new Error("The test content has no marble.");
  const closeViews = { ...slabs, coverView: "close" as const, close: { mmPerPixel: 0.5 } };
  expect(shareOf({ ...picture, mmPerPixel: 3200 / 2048 }, slabs)).toBe(1);
  expect(shareOf({ ...picture, width: 1600, mmPerPixel: 1.2 }, slabs)).toBe(0.6);
  expect(shareOf({ ...picture, width: 1600, mmPerPixel: 0.5 }, closeViews)).toBe(1);
  expect(shareOf({ ...picture, mmPerPixel: 3200 / 2048 }, closeViews)).toBe(4);
  expect(shareOf(picture, slabs)).toBeUndefined();
});

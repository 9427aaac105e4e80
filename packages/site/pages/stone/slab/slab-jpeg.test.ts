import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { expect, test } from "vitest";
import { jpegScale } from "./save-slab.tsx";
import { jpegLabel, jpegName } from "./slab-jpeg.ts";

const picture: PictureView = {
  src: "/slab-2048.avif",
  srcSet: "/slab-480.avif 480w, /slab-1200.avif 1200w, /slab-2048.avif 2048w",
  width: 2048,
  height: 1280,
  alt: "",
  made: "studio",
  mmPerPixel: 1.5625,
  crop: { left: 128, top: 96, width: 1792, height: 1088 },
};

test("the file's name says how large the stone in it is, and its scale", () => {
  expect(jpegScale(picture)).toBe(1.5625);
  expect(jpegName("carrara", picture, 1.5625)).toBe("carrara-280x170cm-1.5625mm-per-pixel.jpg");
});

test("a photograph that is larger than what the site has of it is said at the scale of the file", () => {
  const photograph = { ...picture, width: 4096, height: 2560, mmPerPixel: 0.78125, crop: undefined };
  const { crop: _, ...whole } = photograph;
  expect(jpegScale(whole)).toBe(1.5625);
  expect(jpegName("carrara", whole, 1.5625)).toBe("carrara-320x200cm-1.5625mm-per-pixel.jpg");
});

test("without a scale there is none to be said", () => {
  const { mmPerPixel: _, ...unscaled } = picture;
  expect(jpegScale(unscaled)).toBeUndefined();
});

test("the bar is as long as it says, at the scale of the picture", () => {
  for (const [width, scale] of [
    [1792, 1.5625],
    [3000, 1],
    [640, 5],
  ] as const) {
    const { bar, barCm } = jpegLabel({ width, height: 1000 }, scale);
    expect(Math.abs(bar.length - (barCm * 10) / scale)).toBeLessThanOrEqual(0.5);
    expect(bar.left + bar.length).toBeLessThan(width / 2);
  }
});

test("it stands below the slab, the words beside the bar", () => {
  const { strip, bar, text, letters } = jpegLabel({ width: 1792, height: 1088 }, 1.5625);
  expect(bar.top).toBeGreaterThan(1088);
  expect(bar.top + bar.height).toBeLessThan(1088 + strip);
  expect(text.left).toBeGreaterThan(bar.left + bar.length);
  expect(text.bottom - letters).toBeGreaterThan(1088);
  expect(text.bottom).toBeLessThan(1088 + strip);
});

// @vitest-environment happy-dom

import type { PictureView } from "@stoneyard/site/ui/picture.tsx";
import { expect, test, vi } from "vitest";
import { slabCuts } from "./cutting-plans.server.ts";
import { jpegScale } from "./save-slab.tsx";
import { drawLabel, jpegName } from "./slab-jpeg.ts";

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

function named(of: PictureView) {
  const [slab] = slabCuts([of], { width: 0, height: 0 }, []);
  return slab && jpegName("carrara", slab.size, 1.5625);
}

test("the file's name says how large the stone in it is, and its scale", () => {
  expect(jpegScale(picture)).toBe(1.5625);
  expect(named(picture)).toBe("carrara-280x170cm-1.5625mm-per-pixel.jpg");
});

test("a photograph that is larger than what the site has of it is said at the scale of the file", () => {
  const photograph = { ...picture, width: 4096, height: 2560, mmPerPixel: 0.78125, crop: undefined };
  const { crop: _, ...whole } = photograph;
  expect(jpegScale(whole)).toBe(1.5625);
  expect(named(whole)).toBe("carrara-320x200cm-1.5625mm-per-pixel.jpg");
});

test("without a scale there is none to be said", () => {
  const { mmPerPixel: _, ...unscaled } = picture;
  expect(jpegScale(unscaled)).toBeUndefined();
});

/** What is drawn below a slab: a strip, and on it the bar and the words. */
function label(slab: { width: number; height: number }, scale: number) {
  const [fillRect, fillText] = [vi.fn(), vi.fn()];
  const drawing = { fillRect, fillText, font: "" };
  let barCm = 0;
  drawLabel(drawing as unknown as CanvasRenderingContext2D, slab, scale, (cm) => {
    barCm = cm;
    return "";
  });
  const [[, , , strip = 0] = [], [left = 0, top = 0, length = 0, height = 0] = []] = fillRect.mock.calls;
  const [, textLeft, bottom] = fillText.mock.calls[0] ?? [];
  const letters = Number.parseInt(drawing.font, 10);
  return { strip, letters, bar: { left, top, length, height }, barCm, text: { left: textLeft, bottom } };
}

test("the bar is as long as it says, at the scale of the picture", () => {
  for (const [width, scale] of [
    [1792, 1.5625],
    [3000, 1],
    [640, 5],
  ] as const) {
    const { bar, barCm } = label({ width, height: 1000 }, scale);
    expect(Math.abs(bar.length - (barCm * 10) / scale)).toBeLessThanOrEqual(0.5);
    expect(bar.left + bar.length).toBeLessThan(width / 2);
  }
});

test("it stands below the slab, the words beside the bar", () => {
  const { strip, bar, text, letters } = label({ width: 1792, height: 1088 }, 1.5625);
  expect(bar.top).toBeGreaterThan(1088);
  expect(bar.top + bar.height).toBeLessThan(1088 + strip);
  expect(text.left).toBeGreaterThan(bar.left + bar.length);
  expect(text.bottom - letters).toBeGreaterThan(1088);
  expect(text.bottom).toBeLessThan(1088 + strip);
});

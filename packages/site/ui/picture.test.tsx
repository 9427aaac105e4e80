import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CroppedPicture, scaledSizes, shownPart } from "./cropped-picture.tsx";
import { Picture, type PictureView, RenderingWord, smallestSource } from "./picture.tsx";

const SLAB = { src: "/a.avif", srcSet: "/a.avif 8w", width: 8, height: 5 };

function alternativeText(picture: Pick<PictureView, "alt" | "made">): string | undefined {
  const html = renderToStaticMarkup(
    <RenderingWord value="rendering">
      <Picture picture={{ ...SLAB, ...picture }} sizes="100vw" />
    </RenderingWord>,
  );
  return /alt="([^"]*)"/.exec(html)?.[1];
}

test("the alternative text of every rendering says that it is one, and of nothing else", () => {
  expect(alternativeText({ alt: "A slab", made: "studio" })).toBe("A slab (rendering)");
  expect(alternativeText({ alt: "A slab", made: "owner" })).toBe("A slab");
  expect(alternativeText({ alt: "A slab", made: "missing" })).toBe("A slab");
});

test("a picture whose words stand beside it stays without words", () => {
  expect(alternativeText({ alt: "", made: "studio" })).toBe("");
});

const WIDE: PictureView = {
  src: "/a-1600.avif",
  srcSet: "/a-480.avif 480w, /a-1600.avif 1600w",
  width: 1600,
  height: 1000,
  alt: "Kamen",
  lang: "sr-Latn",
  made: "owner",
};
const attribute = (html: string, name: string) => new RegExp(` ${name}="([^"]*)"`, "i").exec(html)?.[1];
const attributes = (html: string, ...names: string[]) => names.map((name) => attribute(html, name));

test("the page's first picture is fetched first, every other one when it comes near; both keep their place and language", () => {
  const first = renderToStaticMarkup(<Picture picture={WIDE} sizes="50vw" first />);
  expect(attributes(first, "loading", "fetchpriority", "decoding")).toEqual(["eager", "high", "auto"]);
  const later = renderToStaticMarkup(<Picture picture={WIDE} sizes="50vw" />);
  expect(attributes(later, "loading", "fetchpriority", "decoding")).toEqual(["lazy", undefined, "async"]);
  expect(attributes(later, "width", "height", "sizes", "lang")).toEqual(["1600", "1000", "50vw", "sr-Latn"]);
});

test("the smallest size is the first one, or the picture itself", () => {
  expect(smallestSource(WIDE)).toBe("/a-480.avif");
});

test("a part of a picture has its own shape, and the picture is as many times as wide", () => {
  const picture = { ...WIDE, crop: { left: 400, top: 250, width: 800, height: 500 } };
  const html = renderToStaticMarkup(<CroppedPicture picture={picture} sizes="40vw" />);
  expect(attribute(html, "viewBox")).toBe("0 0 800 500");
  expect(attribute(html, "sizes")).toContain("80vw");
  expect(shownPart(picture)).toEqual({ left: 400, top: 250, width: 800, height: 500 });
  expect(shownPart(WIDE)).toEqual({ left: 0, top: 0, width: 1600, height: 1000 });
});

test("widths of the window are scaled, widths of the condition are not", () => {
  const sizes = "(max-width: 501px) 92vw, 37vw";
  expect(scaledSizes(sizes, 1)).toBe(sizes);
  expect(scaledSizes(sizes, 0.5)).toBe("(max-width: 501px) 46vw, 19vw");
  expect(scaledSizes(sizes, 4)).toBe("(max-width: 501px) 368vw, 148vw");
});

import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture, type PictureView, RenderingWord } from "./picture.tsx";

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

import { expect, test } from "vitest";
import { lightboxPicture } from "./picture-lightbox.tsx";

test("every built size keeps the picture's proportions", () => {
  const picture = {
    src: "/p/g01-1600.avif",
    srcSet: "/p/g01-480.avif 480w, /p/g01-1600.avif 1600w",
    width: 1600,
    height: 1067,
    alt: "An edge",
    made: "studio" as const,
  };
  expect(lightboxPicture({ picture, words: "G01 Edge" }, "An edge (rendering)")).toEqual({
    src: "/p/g01-1600.avif",
    srcSet: [
      { src: "/p/g01-480.avif", width: 480, height: 320 },
      { src: "/p/g01-1600.avif", width: 1600, height: 1067 },
    ],
    width: 1600,
    height: 1067,
    alt: "An edge (rendering)",
    caption: "G01 Edge",
  });
});

import type { LightboxPicture } from "@stoneyard/site/ui/lightbox/lightbox-contents.ts";
import type { PictureView } from "@stoneyard/site/ui/picture.tsx";

/**
 * A picture of a page as the lightbox takes it: every built size with its height in pixels.
 * @param alt its alternative text, which says that a rendering is one
 * @param captionLang language of the caption, where it is another than the page's
 */
export function lightboxPicture(
  picture: PictureView,
  caption: string,
  alt: string,
  captionLang?: string | undefined,
): LightboxPicture {
  const { src, width, height } = picture;
  const srcSet = picture.srcSet.split(", ").map((source) => {
    const [address = src, size = ""] = source.split(" ");
    const pixels = Number.parseInt(size, 10);
    return { src: address, width: pixels, height: Math.round((pixels * height) / width) };
  });
  return { src, srcSet, width, height, alt, caption, captionLang };
}

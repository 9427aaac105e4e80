import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import type { LightboxLabels, LightboxPicture } from "@stoneyard/site/ui/lightbox/lightbox-viewer.tsx";
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

/** The words of the lightbox in the current language, for every page that opens one. */
export function useLightboxLabels(): LightboxLabels {
  const t = useTranslations("lightbox");
  return {
    dialog: t("dialog"),
    gallery: t("gallery"),
    carousel: t("carousel"),
    slide: t("slide"),
    previous: t("previous"),
    next: t("next"),
    close: t("close"),
    // The lightbox fills the two numbers in by itself.
    position: t("position", { index: "{index}", total: "{total}" }),
  };
}

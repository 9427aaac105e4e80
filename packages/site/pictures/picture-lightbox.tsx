import { useTranslations } from "@stoneyard/site/i18n/translations.tsx";
import { Lightbox, type ThumbnailProps } from "@stoneyard/site/ui/lightbox/lightbox.tsx";
import type { LightboxPicture } from "@stoneyard/site/ui/lightbox/lightbox-viewer.tsx";
import { type PictureView, sourcesOf, useAlternativeText } from "@stoneyard/site/ui/picture.tsx";
import type { ReactNode } from "react";

type Captioned = {
  picture: PictureView;
  /** The number or mark before the caption. */
  mark?: string;
  words: string;
  /** Language of the words, where it is another than the page's. */
  lang?: string | undefined;
};

type Props = {
  /** What the pictures are called together, where that says more than "gallery". */
  title?: string;
  pictures: readonly Captioned[];
  /** Lays the thumbnails out; `thumbnail(index)` gives the props for the link around each of them. */
  children: (thumbnail: (index: number) => ThumbnailProps) => ReactNode;
};

/** Pictures of a page that open over it, with their captions. */
export function PictureLightbox({ title, pictures, children }: Props) {
  const t = useTranslations("lightbox");
  const alternativeText = useAlternativeText();
  const labels = {
    Lightbox: t("dialog"),
    "Photo gallery": title ?? t("gallery"),
    Carousel: t("carousel"),
    Slide: t("slide"),
    Previous: t("previous"),
    Next: t("next"),
    Close: t("close"),
    "{index} of {total}": t("position", { index: "{index}", total: "{total}" }),
  };
  return (
    <Lightbox
      labels={labels}
      pictures={pictures.map((each) => lightboxPicture(each, alternativeText(each.picture)))}
    >
      {children}
    </Lightbox>
  );
}

/** A picture as the lightbox takes it: every built size with its height in pixels. */
export function lightboxPicture({ picture, mark, words, lang }: Captioned, alt: string): LightboxPicture {
  const { src, width, height } = picture;
  const srcSet = sourcesOf(picture).map((source) => ({
    src: source.url,
    width: source.width,
    height: Math.round((source.width * height) / width),
  }));
  return { src, srcSet, width, height, alt, caption: words, captionLang: lang, ...(mark && { mark }) };
}

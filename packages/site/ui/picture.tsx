import { createContext, use } from "react";

/** A picture in its built sizes; `made` tells an owner's photograph, our rendering, and the field of a missing one. */
export type PictureView = {
  src: string;
  srcSet: string;
  width: number;
  height: number;
  alt: string;
  /** Language of `alt`, where it is another than the page's. */
  lang?: string;
  made: "studio" | "owner" | "missing";
  /** Millimetres of stone to one of the `width` pixels, where the picture is flat stone and its scale is known. */
  mmPerPixel?: number;
  /** The part that is to be shown, in the same pixels. */
  crop?: { left: number; top: number; width: number; height: number };
  /** How far the upper left corner of a close view lies from the slab's, in millimetres. */
  place?: { left: number; top: number };
};

/** Its sizes, the smallest first. */
export function sourcesOf({ srcSet }: Pick<PictureView, "srcSet">): { url: string; width: number }[] {
  return srcSet.split(", ").map((source) => {
    const [url = "", width = ""] = source.split(" ");
    return { url, width: Number.parseInt(width, 10) };
  });
}

/** The address of the smallest of its sizes. */
export function smallestSource(picture: PictureView): string {
  return sourcesOf(picture)[0]?.url ?? picture.src;
}

type Props = {
  picture: PictureView;
  /** How wide the picture stands on the page, in the form of the HTML attribute. */
  sizes: string;
  /** The picture that the page opens with: fetched first instead of when it comes near. */
  first?: boolean;
  className?: string | undefined;
};

/** What is said of every rendering to those who cannot see it, such as "rendering". */
export const RenderingWord = createContext("");

/** What is said in place of a picture: what it shows, and of a rendering that it is one. */
export function useAlternativeText(): (picture: Pick<PictureView, "alt" | "made">) => string {
  const rendering = use(RenderingWord);
  return ({ alt, made }) => (alt && rendering && made === "studio" ? `${alt} (${rendering})` : alt);
}

/** AVIF in a plain `img`: inside `picture` the browser would fetch the page's modules before it. */
export function Picture({ picture, sizes, first = false, className }: Props) {
  const alternativeText = useAlternativeText();
  return (
    <img
      className={className}
      src={picture.src}
      srcSet={picture.srcSet}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={alternativeText(picture)}
      lang={picture.lang}
      loading={first ? "eager" : "lazy"}
      decoding={first ? "auto" : "async"}
      {...(first && { fetchPriority: "high" as const })}
    />
  );
}

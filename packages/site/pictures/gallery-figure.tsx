import { Link } from "@stoneyard/site/shell/link.tsx";
import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ThumbnailProps } from "@stoneyard/site/ui/lightbox/lightbox.tsx";
import { Picture, type PictureView } from "@stoneyard/site/ui/picture.tsx";
import styles from "./gallery-figure.module.css";
import { type Caption, withSigns } from "./linked-caption.ts";
import { PictureMark } from "./picture-mark.tsx";

type Props = {
  picture: PictureView;
  /** The mark before the caption, such as a number. */
  mark: string;
  caption: Caption;
  sizes: string;
  first?: boolean;
  /** Opens the picture in the lightbox around it. */
  thumbnail: ThumbnailProps;
};

/** A picture that opens in the lightbox; below it its mark and what it shows, each stone a link to its page. */
export function GalleryFigure({ picture, mark, caption, sizes, first = false, thumbnail }: Props) {
  return (
    <figure>
      <a className={`${frames.frame} ${styles.frame}`} {...thumbnail}>
        <Picture picture={picture} sizes={sizes} first={first} />
      </a>
      <figcaption className={`${styles.caption} ${typography.small}`}>
        <span className={styles.mark}>{mark}</span>
        <span>
          <span lang={caption.lang}>
            {withSigns(caption.parts).map(({ text, to, signs }) =>
              to ? (
                <span key={text} className={styles.together}>
                  <Link to={to} className={`${styles.stone} ${typography.accentOnHover}`}>
                    {text}
                  </Link>
                  {signs}
                </span>
              ) : (
                text
              ),
            )}
          </span>
          <PictureMark picture={picture} />
        </span>
      </figcaption>
    </figure>
  );
}

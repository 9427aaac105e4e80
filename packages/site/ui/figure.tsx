import frames from "@stoneyard/site/styles/frames.module.css";
import typography from "@stoneyard/site/styles/typography.module.css";
import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./figure.module.css";
import { Picture, type PictureView } from "./picture.tsx";

type Props = {
  picture: PictureView;
  /** How wide the picture stands on the page, in the form of the HTML attribute `sizes`. */
  sizes: string;
  first?: boolean;
  /** A slab shows its edge, two centimetres at the slab's own scale. */
  slab?: boolean;
  /** A line around a picture of stone. */
  outlined?: boolean;
  children?: ReactNode;
  className?: string | undefined;
};

/** A picture with its caption. The shape of the crop comes from the place where the figure stands. */
export function Figure({
  picture,
  sizes,
  first = false,
  slab = false,
  outlined = false,
  children,
  className,
}: Props) {
  return (
    <figure className={classes(styles.figure, className)}>
      <span className={classes(frames.frame, styles.frame, slab && frames.edge, outlined && frames.outlined)}>
        <Picture picture={picture} sizes={sizes} first={first} />
      </span>
      {children && <figcaption className={`${typography.label} ${styles.caption}`}>{children}</figcaption>}
    </figure>
  );
}

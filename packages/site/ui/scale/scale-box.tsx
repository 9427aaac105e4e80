import type { ReactNode } from "react";
import styles from "./scale-box.module.css";

type Props = {
  /** True width of what is in the box, as a part of the true width that the custom property `--field` stands for. */
  share: number;
  children: ReactNode;
};

/**
 * As wide as its content is in truth, at the scale of what stands around it. The number has to come with the HTML, so that the
 * page is laid out before scripts, and the page's policy allows no `style` attribute: an empty SVG carries it as its shape, and
 * is drawn so high that it becomes as wide as the box is to be. `attr(data-share type(<number>))` will say it plainly once
 * every browser knows that.
 */
export function ScaleBox({ share, children }: Props) {
  return (
    <span className={styles.box}>
      <svg className={styles.measure} viewBox={`0 0 ${share} 1`} aria-hidden="true" focusable="false" />
      <span className={styles.content}>{children}</span>
    </span>
  );
}

import type { ReactNode } from "react";
import styles from "./scale-box.module.css";

type Props = {
  /** True width of what is in the box, as a part of the true width that the custom property `--field` stands for. */
  share: number;
  children: ReactNode;
};

/**
 * As wide as its content in truth, at the scale around it. The number must come with the HTML, and the policy allows no
 * `style` attribute: an empty SVG carries it as its shape. `attr(data-share type(<number>))` will say it plainly once all
 * browsers know it.
 */
export function ScaleBox({ share, children }: Props) {
  return (
    <span className={styles.box}>
      <svg className={styles.measure} viewBox={`0 0 ${share} 1`} aria-hidden="true" focusable="false" />
      <span className={styles.content}>{children}</span>
    </span>
  );
}

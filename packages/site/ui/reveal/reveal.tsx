import { classes } from "@stoneyard/site/ui/classes.ts";
import type { ReactNode } from "react";
import styles from "./reveal.module.css";

type Props = {
  children: ReactNode;
  /** ms */
  duration?: number;
  className?: string | undefined;
};

/** Comes up to the light once, when it is scrolled in; `reveal-sections.ts` sees to it. */
export function Reveal({ children, duration = REVEAL_DEFAULTS.duration, className }: Props) {
  return (
    <div data-reveal={duration} className={classes(styles.reveal, className)}>
      {children}
    </div>
  );
}

export const REVEAL_DEFAULTS = {
  /** How far above the lower edge of the window an element must have come, px. */
  offset: 120,
  /** Wait before it comes up, ms. */
  delay: 0,
  /** ms */
  duration: 400,
  easing: "ease",
  /** Shortest time between two looks at the end of the page while scrolling, ms. */
  throttle: 99,
  /** Quiet time after a change of the window's size before its edges are measured anew, ms. */
  debounce: 50,
} as const;

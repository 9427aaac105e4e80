import type { ReactNode } from "react";
import { classes } from "../classes.ts";
import styles from "./reveal.module.css";
import { REVEAL_DEFAULTS } from "./reveal-defaults.ts";

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

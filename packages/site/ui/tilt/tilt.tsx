import type { ReactNode } from "react";
import styles from "./tilt.module.css";

type Props = { children: ReactNode; className?: string | undefined };

/** Tilts its content a little after a mouse; `tilt-under-pointer.ts` does. */
export function Tilt({ children, className }: Props) {
  return (
    <div data-tilt="" className={className}>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

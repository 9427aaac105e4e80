import { type ReactNode, useId, useState } from "react";
import { classes } from "./classes.ts";
import styles from "./disclosure.module.css";

type Props = {
  /** What the button says when the region is closed and when it is open. */
  labels: { show: string; hide: string };
  children: ReactNode;
  defaultOpen?: boolean;
  buttonClassName?: string | undefined;
};

/** A region, and below it a button that opens and closes it; without script it stands open. */
export function Disclosure({ labels, children, defaultOpen = false, buttonClassName }: Props) {
  const id = useId();
  const [open, setOpen] = useState(defaultOpen);
  return (
    <div>
      <div id={id} className={styles.region} data-open={open}>
        <div className={styles.clip}>{children}</div>
      </div>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        className={classes(styles.button, buttonClassName)}
        onClick={() => setOpen(!open)}
      >
        {open ? labels.hide : labels.show}
      </button>
    </div>
  );
}

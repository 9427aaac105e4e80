import { type ReactNode, useId, useState } from "react";
import { classes } from "./classes.ts";
import styles from "./disclosure.module.css";

type Props = {
  /** What the button says when the region is closed and when it is open; the same node twice for a picture or a name. */
  labels: { show: ReactNode; hide: ReactNode };
  children: ReactNode;
  /** Where the button stands: before the region, or after it as "Show more" does. */
  button?: "before" | "after";
  /** Open or not, when the page keeps it; with `onToggle`. */
  open?: boolean;
  /** Open at first, when the widget keeps it. */
  defaultOpen?: boolean;
  onToggle?: (open: boolean) => void;
  className?: string | undefined;
  buttonClassName?: string | undefined;
  regionClassName?: string | undefined;
};

/** A button that opens and closes a region. The content is always in the page; without script it stands open. */
export function Disclosure(props: Props) {
  const { labels, children, button = "before", open, defaultOpen = false, onToggle } = props;
  const { className, buttonClassName, regionClassName } = props;
  const id = useId();
  const [kept, setKept] = useState(defaultOpen);
  const isOpen = open ?? kept;

  function toggle() {
    setKept(!isOpen);
    onToggle?.(!isOpen);
  }

  const trigger = (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={id}
      className={classes(styles.button, buttonClassName)}
      onClick={toggle}
    >
      {isOpen ? labels.hide : labels.show}
    </button>
  );
  return (
    <div className={className}>
      {button === "before" && trigger}
      <div id={id} className={styles.region} data-open={isOpen}>
        <div className={styles.clip}>
          <div className={regionClassName}>{children}</div>
        </div>
      </div>
      {button === "after" && trigger}
    </div>
  );
}

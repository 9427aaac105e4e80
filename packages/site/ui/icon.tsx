import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./icon.module.css";

/** An icon of strokes in the colour of what it stands in; whatever holds it says in words what it does. */
export function Icon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true" focusable="false">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.25" />
    </svg>
  );
}

export const CROSS = "M3.5 3.5l9 9M12.5 3.5l-9 9";

type ButtonProps = { label: string; path: string; off?: boolean; onPress: (button: HTMLElement) => void };

/** A button of an icon alone. One that is off stays, so that the focus is not lost. */
export function IconButton({ label, path, off = false, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.button} ${typography.accentOnHover}`}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={({ currentTarget }) => off || onPress(currentTarget)}
    >
      <Icon path={path} />
    </button>
  );
}

import typography from "@stoneyard/site/styles/typography.module.css";
import styles from "./icon.module.css";
import { ToolbarButton } from "./toolbar-button.tsx";

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

/** A button of an icon alone. */
export function IconButton({ path, ...button }: ButtonProps) {
  return (
    <ToolbarButton className={`${styles.button} ${typography.accentOnHover}`} {...button}>
      <Icon path={path} />
    </ToolbarButton>
  );
}

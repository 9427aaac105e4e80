import type { ReactNode, Ref } from "react";

type Props = {
  ref?: Ref<HTMLButtonElement>;
  /** Where the button shows a sign instead of words. */
  label?: string;
  /** It would do nothing now; it can still be reached, so that the focus is not lost. */
  off?: boolean;
  onPress: (button: HTMLElement) => void;
  className?: string | undefined;
  children: ReactNode;
};

/** A button of a row of tools, whose use comes and goes while the button stays. */
export function ToolbarButton({ ref, label, off = false, onPress, className, children }: Props) {
  return (
    <button
      ref={ref}
      type="button"
      className={className}
      aria-label={label}
      title={label}
      aria-disabled={off || undefined}
      onClick={({ currentTarget }) => off || onPress(currentTarget)}
    >
      {children}
    </button>
  );
}

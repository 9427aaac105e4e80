import { useEffect, useEffectEvent, useRef } from "react";

/** Calls `onChange` after each change of a value, and not for the one that the page begins with. */
export function useChange(value: string, onChange: () => void): void {
  const last = useRef(value);
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    tell();
  }, [value]);
}

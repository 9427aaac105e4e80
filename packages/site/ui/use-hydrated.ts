import { useSyncExternalStore } from "react";

/**
 * False while the page is built and until it is hydrated. Values of the visitor's address or browser must wait for it, or
 * React would discard the built page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

/**
 * Whether the page runs: false while it is built, and until it is hydrated. What only the visitor's own address or
 * browser can tell must wait for it, or the hydrated page would not be the built one and React would throw that away.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from "react";

/** False until the page is hydrated. What the visitor's browser knows must wait for it, or React would discard the page. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}

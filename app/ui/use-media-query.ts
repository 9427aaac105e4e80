import { useSyncExternalStore } from "react";

export const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";
export const FINE_POINTER = "(hover: hover) and (pointer: fine)";

type Watched = { subscribe: (changed: () => void) => () => void; matches: () => boolean };

const watched = new Map<string, Watched>();

/** Whether a media query holds now; false on the server and until the page is hydrated. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, matches } = watched.get(query) ?? watch(query);
  return useSyncExternalStore(subscribe, matches, () => false);
}

/** One list for all who ask: a wall of tiles asks the same at every drawing, and making a list costs a recalculation of style. */
function watch(query: string): Watched {
  let list: MediaQueryList | undefined;
  // Asked for in the browser alone; the server only hands the functions on.
  const inBrowser = () => (list ??= window.matchMedia(query));
  const made: Watched = {
    subscribe(changed) {
      inBrowser().addEventListener("change", changed);
      return () => inBrowser().removeEventListener("change", changed);
    },
    matches: () => inBrowser().matches,
  };
  watched.set(query, made);
  return made;
}

import { useSyncExternalStore } from "react";
import { SITE_URL } from "./site-url.ts";

/** The origin that the page is really read at; in the built file the one that the site was built for. */
export function useOrigin(): string {
  return useSyncExternalStore(
    () => () => {},
    () => location.origin,
    () => SITE_URL,
  );
}

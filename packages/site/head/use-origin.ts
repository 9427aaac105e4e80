import { useHydrated } from "@stoneyard/site/ui/browser/use-hydrated.ts";
import { SITE_URL } from "./site-url.ts";

/** The origin that the page is really read at; in the built file the one that the site was built for. */
export function useOrigin(): string {
  return useHydrated() ? location.origin : SITE_URL;
}

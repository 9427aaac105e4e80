import { tellQuery } from "#app/ui/address-query.ts";

/**
 * Every link opens a document, so that a step in the history within one is a fragment (`#main`) or a visitor's choice. The
 * router, which would load the page's data for it, never hears of it; it must be called before the router begins to listen.
 */
export function keepAddressFromRouter(): void {
  window.addEventListener("popstate", (event) => {
    event.stopImmediatePropagation();
    tellQuery();
  });
}

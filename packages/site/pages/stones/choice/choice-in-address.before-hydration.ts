/**
 * Stands before the stones of a listing: where the address chooses among them, those that are read first must not be painted
 * before `listing.before-hydration.ts`, which stands after them, knows which are left.
 */
if (location.search) document.currentScript?.closest("[data-options]")?.setAttribute("data-waiting", "");

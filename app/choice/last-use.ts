import type { Purpose } from "#catalogue/kinds/purpose.ts";

const NAME = "use";

/** Notes for what use a visitor looks for stones, as long as the tab is open: what is compared later is judged by it. */
export function noteUse(use: Purpose): void {
  try {
    sessionStorage.setItem(NAME, use);
  } catch {
    // A browser that stores nothing: then the comparison begins with the first use.
  }
}

/** The use that was looked for last, as it stands in an address; "" where none was. */
export function lastUse(): string {
  try {
    return encodeURIComponent(sessionStorage.getItem(NAME) ?? "");
  } catch {
    return "";
  }
}

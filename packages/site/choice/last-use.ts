import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { storedText, storeText } from "./device-store.ts";

const NAME = "use";

/** Stores the use for which a visitor looks for stones, as long as the tab is open: comparisons are judged by it. */
export function noteUse(use: Purpose): void {
  storeText("tab", NAME, use);
}

/** The last use as in an address; "" without one. */
export function lastUse(): string {
  return encodeURIComponent(storedText("tab", NAME) ?? "");
}

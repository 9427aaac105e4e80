import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";
import { storedText, storeText } from "./device-store.ts";

const NAME = "use";

/** Notes for what use a visitor looks for stones, as long as the tab is open: what is compared later is judged by it. */
export function noteUse(use: Purpose): void {
  storeText("tab", NAME, use);
}

/** The use that was looked for last, as it stands in an address; "" where none was. */
export function lastUse(): string {
  return encodeURIComponent(storedText("tab", NAME) ?? "");
}

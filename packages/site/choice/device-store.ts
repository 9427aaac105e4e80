import type { Purpose } from "@stoneyard/catalogue/kinds/purpose.ts";

/** A store of the browser: local storage, or session storage of the tab. */
export type Area = "stored" | "tab";

const AREAS: Readonly<Record<Area, () => Storage>> = {
  stored: () => localStorage,
  tab: () => sessionStorage,
};

/** The text stored under a name; undefined without one, or where the browser forbids its store. */
export function storedText(area: Area, name: string): string | undefined {
  try {
    return AREAS[area]().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Stores a text, or removes it where it is undefined. @returns whether the browser did: it may be full, or forbid it */
export function storeText(area: Area, name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) AREAS[area]().removeItem(name);
    else AREAS[area]().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

const NAME = "use";

/** Stores the use for which a visitor looks for stones, as long as the tab is open: comparisons are judged by it. */
export function noteUse(use: Purpose): void {
  storeText("tab", NAME, use);
}

/** The last use as in an address; "" without one. */
export function lastUse(): string {
  return encodeURIComponent(storedText("tab", NAME) ?? "");
}

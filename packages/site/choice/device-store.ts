/** A store of the browser: one that lasts, or one that goes with the tab. */
export type Area = "stored" | "tab";

const AREAS: Readonly<Record<Area, () => Storage>> = {
  stored: () => localStorage,
  tab: () => sessionStorage,
};

/** What is kept under a name; undefined where nothing is, or where the browser forbids its store. */
export function storedText(area: Area, name: string): string | undefined {
  try {
    return AREAS[area]().getItem(name) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Keeps a text, or forgets it where it is undefined. @returns whether the browser did: it may be full, or forbid its store */
export function storeText(area: Area, name: string, text: string | undefined): boolean {
  try {
    if (text === undefined) AREAS[area]().removeItem(name);
    else AREAS[area]().setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

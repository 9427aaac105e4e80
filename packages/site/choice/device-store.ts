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

/** What a visitor looks for: comparisons are judged by the use, and plans begin with the thickness (cm). */
type LookedFor = "use" | "thickness";

/** Stores what a visitor looks for, as long as the tab is open. */
export function noteLookedFor(what: LookedFor, value: string | undefined): void {
  storeText("tab", what, value);
}

/** What was last looked for, as in an address; "" without it. */
export function lookedFor(what: LookedFor): string {
  return encodeURIComponent(storedText("tab", what) ?? "");
}

const LAST_PLAN = "plan";

/** Stores the query of a plan, as long as the tab is open: who leaves it by a link finds it again. */
export function notePlan(query: string): void {
  storeText("tab", LAST_PLAN, query);
}

/** The query of the last plan; "" without one. */
export function lastPlan(): string {
  return storedText("tab", LAST_PLAN) ?? "";
}

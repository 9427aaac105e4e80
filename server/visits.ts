import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { VisitRules } from "#enquiry/visits.ts";
import type { Language } from "./languages.ts";

/** What the build says of visits: when visitors may come, and where to, by code of the language. */
export type BuiltVisits = { rules: VisitRules; places: Readonly<Record<string, string>> };

export const VISITS_FILE = "visits.json";

/** Reads what the build wrote; null where the company takes no visits, or the site was built before there were any. */
export function loadVisits(dist: string): BuiltVisits | null {
  const path = join(dist, VISITS_FILE);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : null;
}

/** A wish in words, by the clock of the yard, whatever that of the server: Saturday, 28 November 2026 at 10:30. */
export function formatVisit(visit: string, { intlLocale }: Language): string {
  const words = new Intl.DateTimeFormat(intlLocale, {
    dateStyle: "full",
    timeStyle: "short",
    timeZone: "UTC",
  });
  return words.format(Date.parse(`${visit}Z`));
}

import { DAYS, type SiteContent } from "#catalogue/kinds/site.ts";
import type { VisitRules } from "#enquiry/visits.ts";

/** When visitors may come, as the company's facts say it; null where it takes no appointments. */
export function visitRulesOf({ visits, timeZone, openingHours, closures }: SiteContent): VisitRules | null {
  if (!visits) return null;
  // The content's week begins on Monday, that of dates on Sunday.
  const week = [...DAYS.slice(-1), ...DAYS.slice(0, -1)].map((day) =>
    openingHours.flatMap(({ days, spans = [] }) => (days.includes(day) ? spans : [])),
  );
  return {
    ...visits,
    timeZone,
    week,
    closures: closures.map(({ from, to = from }) => ({ from, to })),
  };
}

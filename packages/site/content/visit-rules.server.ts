import { DAYS, type SiteContent } from "@stoneyard/catalogue/kinds/site.ts";
import type { OpeningHours, VisitRules } from "@stoneyard/enquiry/visits.ts";

/** When visitors may come, as the company's facts say it; null where it takes no appointments. */
export function visitRulesOf(site: SiteContent): VisitRules | null {
  return site.visits ? { ...site.visits, ...openingHoursOf(site) } : null;
}

/** When the yard is open, as the company's facts say it. */
export function openingHoursOf({ timeZone, openingHours, closures }: SiteContent): OpeningHours {
  // The content's week begins on Monday, that of dates on Sunday.
  const week = [...DAYS.slice(-1), ...DAYS.slice(0, -1)].map((day) =>
    openingHours.flatMap(({ days, spans = [] }) => (days.includes(day) ? spans : [])),
  );
  return {
    timeZone,
    week,
    closures: closures.map(({ from, to = from }) => ({ from, to })),
  };
}

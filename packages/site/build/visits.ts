import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { SiteContent } from "@stoneyard/catalogue/kinds/site.ts";
import { LOCALES } from "@stoneyard/catalogue/locales.ts";
import { BUILT_SITE, type BuiltHours, type BuiltVisits } from "@stoneyard/enquiry/built-site.ts";
import { openingHoursOf, visitRulesOf } from "@stoneyard/site/content/visit-rules.server.ts";

/** Writes to `dist` when the yard is open, when visitors may come, and where to, by language. */
export async function writeVisits(site: SiteContent, dist: string): Promise<void> {
  const rules = visitRulesOf(site);
  const { street, postalCode, city } = site.address;
  const places = Object.fromEntries(
    LOCALES.map((locale) => [locale, `${site.brand}, ${street}, ${postalCode} ${city[locale]}`]),
  );
  const built: BuiltVisits | null = rules && { rules, places };
  const hours: BuiltHours = openingHoursOf(site);
  await writeFile(join(dist, BUILT_SITE.hours), JSON.stringify(hours, null, 2));
  await writeFile(join(dist, BUILT_SITE.visits), JSON.stringify(built, null, 2));
}

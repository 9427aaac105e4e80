import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { visitRulesOf } from "#app/content/visit-rules.server.ts";
import type { SiteContent } from "#catalogue/kinds/site.ts";
import { LOCALES } from "#catalogue/locales.ts";
import { BUILT_SITE, type BuiltVisits } from "#enquiry/built-site.ts";

/** Writes to `dist` when visitors may come, and where to, by language. */
export async function writeVisits(site: SiteContent, dist: string): Promise<void> {
  const rules = visitRulesOf(site);
  const { street, postalCode, city } = site.address;
  const places = Object.fromEntries(
    LOCALES.map((locale) => [locale, `${site.brand}, ${street}, ${postalCode} ${city[locale]}`]),
  );
  const built: BuiltVisits | null = rules && { rules, places };
  await writeFile(join(dist, BUILT_SITE.visits), JSON.stringify(built, null, 2));
}

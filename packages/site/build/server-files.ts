import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { formerAddresses } from "@stoneyard/catalogue/checks/address-checks.ts";
import { readServerTexts } from "@stoneyard/catalogue/files/server-texts.ts";
import type { SiteContent } from "@stoneyard/catalogue/kinds/site.ts";
import { engineeredFamilies, partsOf } from "@stoneyard/catalogue/parts.ts";
import {
  BUILT_SITE,
  type BuiltHours,
  type BuiltLanguage,
  type BuiltRedirects,
  type BuiltVisits,
} from "@stoneyard/enquiry/built-site.ts";
import { openingHoursOf, visitRulesOf } from "@stoneyard/site/content/visit-rules.server.ts";
import { LOCALES, localePath } from "@stoneyard/site/i18n/locale.ts";

/** Writes the languages and the server's texts to `dist`: all that the server knows of the content. */
export async function writeLanguages(contentDir: string, dist: string): Promise<void> {
  const languages: BuiltLanguage[] = await readServerTexts(contentDir);
  await writeFile(join(dist, BUILT_SITE.languages), JSON.stringify(languages, null, 2));
}

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

/** Tells the server where addresses lead that were printed or listed once. */
export function writeRedirects(content: Content, site: string): Promise<void> {
  return writeFile(join(site, BUILT_SITE.redirects), JSON.stringify(redirectsOf(content), null, 2));
}

/** Addresses that are no page but begin those of pages, and where these are listed: visitors cut an address short. */
const SHORTENED: [string, string][] = [["/uses", "/materials"]];

/** From the old address to the new, in every language. */
export function redirectsOf(content: Content): BuiltRedirects {
  const moved = [...SHORTENED, ...quartz(content), ...formerStones(content)];
  return Object.fromEntries(
    LOCALES.flatMap((locale) =>
      moved.map(([from, to]) => [localePath(locale, from), localePath(locale, to)]),
    ),
  );
}

/** The short address of all engineered stone. */
function quartz(content: Content): [string, string][] {
  const [only] = engineeredFamilies(content);
  if (partsOf(content).includes("quartzTypes")) return [["/quartz", "/quartz/types"]];
  return only && only.key !== "quartz"
    ? ["/quartz", "/quartz/types"].map((from) => [from, `/${only.key}`])
    : [];
}

function formerStones(content: Content): [string, string][] {
  return formerAddresses(content).map(({ from, to }) => [`/${from}`, `/${to}`]);
}

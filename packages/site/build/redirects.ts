import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { formerAddresses } from "@stoneyard/catalogue/address-checks.ts";
import type { Content } from "@stoneyard/catalogue/catalogue.ts";
import { engineeredFamilies, partsOf } from "@stoneyard/catalogue/parts.ts";
import { BUILT_SITE, type BuiltRedirects } from "@stoneyard/enquiry/built-site.ts";
import { LOCALES, localePath } from "@stoneyard/site/i18n/locale.ts";

/** Tells the server where addresses lead that were printed or listed once. */
export function writeRedirects(content: Content, site: string): Promise<void> {
  return writeFile(join(site, BUILT_SITE.redirects), JSON.stringify(redirectsOf(content), null, 2));
}

/** From the old address to the new, in every language. */
export function redirectsOf(content: Content): BuiltRedirects {
  const moved = [...quartz(content), ...formerStones(content)];
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

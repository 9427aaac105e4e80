import { PURPOSE_SLUGS } from "@stoneyard/catalogue/kinds/purpose.ts";
import { LANGUAGES, type Locale } from "@stoneyard/catalogue/languages/locales.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { PAGES, sitePaths } from "@stoneyard/catalogue/site-pages.ts";
import type { DeskContent } from "../drafts/desk-content.ts";

const A_USE = `/uses/${PURPOSE_SLUGS.worktop}`;

/** Pages of files, of prose and of messages that are called otherwise. */
const ADDRESSES: Readonly<Record<string, string>> = {
  site: "/contact",
  tables: "/models",
  interiors: "/interior-design",
  rocks: "/stones",
  facets: "/stones",
  suitability: A_USE,
  search: "/stones",
  "about-quality": "/about",
  "about-production": "/about",
  "all-stones": "/stones",
  listing: "/stones",
  "not-found": "/404",
  quartz: "/quartz/types",
  "quartz-types": "/quartz/types",
  room: "/rooms",
  "room-view": "/rooms",
  team: "/about",
  uses: A_USE,
};

/** The texts of every stone's page. */
const OF_EVERY_STONE = /^messages\/[^/]+\/stone\.json$/;

/** The page on which a file of the content is seen; the home page for what every page shows. */
export async function pageAddress(file: string, locale: Locale, content: DeskContent): Promise<string> {
  const stone = OF_EVERY_STONE.test(file) && (await content.anyStone());
  const path = stone ? `/${stone}` : await presentAddress(file, content);
  return `${LANGUAGES[locale].pathPrefix}${path}` || "/";
}

/** Pages that every site has; the home page's address is empty. */
const ALWAYS = Object.entries(PAGES)
  .filter(([pattern, page]) => !("part" in page) && !pattern.includes(":"))
  .map(([pattern]) => (pattern === "/" ? "" : pattern));

/** The page of a file, or the home page when the site does not have it. */
async function presentAddress(file: string, { dir, before }: DeskContent): Promise<string> {
  const address = bareAddress(file);
  const isOfItsOwn = /^(?:stones|families|accessories|portfolio|rooms)\//.test(file);
  if (isOfItsOwn || ALWAYS.includes(address)) return address;
  // While the content cannot be read, its parts are unknown.
  const content = await readContent(dir, { before }).catch(() => undefined);
  return content && sitePaths(content).includes(address) ? address : "";
}

function bareAddress(file: string): string {
  const [folder = "", ...rest] = file.split("/");
  const name = (rest.at(-1) ?? folder).replace(/\..*$/, "");
  if (folder === "stones") return `/${rest[0]}/${name}`;
  if (folder === "families") return `/${name}`;
  if (folder === "accessories" || folder === "rooms") return `/${folder}/${name}`;
  if (folder === "portfolio") return "/portfolio";
  return ADDRESSES[name] ?? `/${name}`;
}

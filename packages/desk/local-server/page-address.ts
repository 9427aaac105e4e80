import { PURPOSE_SLUGS } from "@stoneyard/catalogue/kinds/purpose.ts";
import { LANGUAGES, type Locale } from "@stoneyard/catalogue/locales.ts";
import { readContent } from "@stoneyard/catalogue/read.ts";
import { sitePaths } from "@stoneyard/catalogue/site-pages.ts";
import type { DeskContent } from "../drafts/desk-content.ts";

const A_USE = `/uses/${PURPOSE_SLUGS.worktop}`;

/** Pages of single files, and of prose and messages that stand on one. */
const PAGES: Readonly<Record<string, string>> = {
  "about.yaml": "/about",
  "site.yaml": "/contact",
  "tables.yaml": "/models",
  "materials.yaml": "/materials",
  "gallery.yaml": "/gallery",
  "interiors.yaml": "/interior-design",
  "rocks.yaml": "/stones",
  "facets.yaml": "/stones",
  "care.yaml": "/care",
  "suitability.yaml": A_USE,
  "search.yaml": "/stones",
  about: "/about",
  "about-quality": "/about",
  "about-production": "/about",
  accessories: "/accessories",
  "all-stones": "/stones",
  care: "/care",
  compare: "/compare",
  contact: "/contact",
  gallery: "/gallery",
  "interior-design": "/interior-design",
  list: "/list",
  listing: "/stones",
  materials: "/materials",
  models: "/models",
  "not-found": "/404",
  portfolio: "/portfolio",
  privacy: "/privacy",
  quartz: "/quartz/types",
  "quartz-types": "/quartz/types",
  room: "/rooms",
  rooms: "/rooms",
  "room-view": "/rooms",
  "sm-marble": "/sm-marble",
  stones: "/stones",
  team: "/about",
  uses: A_USE,
};

/** The page on which a file of the content is seen; the home page for what every page shows. */
export async function pageAddress(file: string, locale: Locale, content: DeskContent): Promise<string> {
  const path = isForStones(file) ? await firstStone(content) : await presentAddress(file, content);
  return `${LANGUAGES[locale].pathPrefix}${path}` || "/";
}

/** Whether a file holds the texts of every stone's page. */
function isForStones(file: string): boolean {
  return /^messages\/[^/]+\/stone\.json$/.test(file);
}

async function firstStone(content: DeskContent): Promise<string> {
  for (const family of await content.names("families")) {
    const [stone] = await content.names(`stones/${family}`);
    if (stone) return bareAddress(`stones/${family}/${stone}`);
  }
  return "";
}

/** Pages that every site has. */
const ALWAYS = ["", "/stones", "/about", "/contact", "/privacy", "/list", "/compare", "/404"];

/** The page of a file, or the home page when the site does not have it. */
async function presentAddress(file: string, { dir, before }: DeskContent): Promise<string> {
  const address = bareAddress(file);
  const isOfItsOwn = /^(?:stones|families|accessories|portfolio|rooms)\//.test(file);
  if (isOfItsOwn || ALWAYS.includes(address)) return address;
  // While the content cannot be read, its parts are unknown.
  const content = await readContent(dir, { before }).catch(() => undefined);
  return content === undefined || sitePaths(content).includes(address) ? address : "";
}

function bareAddress(file: string): string {
  const [folder = "", first = "", second = ""] = file.split("/");
  const name = first.replace(/\..*$/, "");
  if (folder === "stones") return `/${first}/${second.replace(/\.yaml$/, "")}`;
  if (folder === "families") return `/${name}`;
  if (folder === "accessories") return `/accessories/${name}`;
  if (folder === "portfolio") return "/portfolio";
  if (folder === "rooms") return `/rooms/${name}`;
  if (folder === "messages") return PAGES[second.replace(/\.json$/, "")] ?? "";
  if (folder === "prose") return PAGES[name] ?? "";
  return PAGES[file] ?? "";
}

import type { Content } from "./catalogue.ts";
import { PURPOSE_SLUGS, PURPOSES } from "./kinds/purpose.ts";
import { LANGUAGES, LOCALES } from "./locales.ts";
import { type Part, partsOf } from "./parts.ts";

type Page = {
  path: string;
  /** The part that it belongs to: where that is not there, neither is the page. */
  part?: Part;
  /** The last parts of the addresses below it. */
  below?: (content: Needed) => readonly string[];
};
type Needed = Omit<Content, "warnings">;

/** The pages at the top of the site, in the order of the sitemap; addresses are without language. */
const PAGES: readonly Page[] = [
  { path: "/" },
  { path: "/about" },
  { path: "/contact" },
  { path: "/materials" },
  { path: "/stones" },
  {
    path: "/accessories",
    part: "accessories",
    below: ({ accessories }) => accessories.map(({ slug }) => slug),
  },
  { path: "/interior-design", part: "interiors" },
  { path: "/portfolio", part: "portfolio" },
  { path: "/models", part: "tables" },
  { path: "/gallery", part: "gallery" },
  { path: "/privacy" },
];
const QUARTZ_TYPES: Page = { path: "/quartz/types", part: "quartzTypes" };
const CARE: Page = {
  path: "/care",
  part: "care",
  below: ({ care }) => [...care.guides, ...care.finishGuides].map(({ slug }) => slug),
};
const ROOMS: Page = {
  path: "/rooms",
  part: "rooms",
  // The visitor's own one, then ours.
  below: ({ rooms }) => ["yours", ...rooms.map(({ slug }) => slug)],
};

/** Pages that search engines need not know, and what else stands at the root of the site. */
const UNLISTED = [
  "/list",
  "/compare",
  "/404",
  "/uses",
  "/api",
  "/assets",
  "/images",
  "/icons",
  "/room-layers",
];

/** The paths of all pages that search engines may know, without language, in the order of the sitemap. */
export function sitePaths(content: Needed): string[] {
  const parts = partsOf(content);
  const pathsOf = ({ path, part, below = () => [] }: Page) =>
    part && !parts.includes(part) ? [] : [path, ...below(content).map((last) => `${path}/${last}`)];
  return [
    ...PAGES.flatMap(pathsOf),
    ...[...content.families.keys()].map((key) => `/${key}`),
    ...pathsOf(QUARTZ_TYPES),
    ...PURPOSES.map((purpose) => `/uses/${PURPOSE_SLUGS[purpose]}`),
    ...pathsOf(CARE),
    ...content.stones.map(({ key }) => `/${key}`),
    ...pathsOf(ROOMS),
  ];
}

/** The part that a page belongs to, whether this site has it or not; none where every site has the page. */
export function partOfPath(path: string): Part | undefined {
  return [...PAGES, QUARTZ_TYPES, CARE, ROOMS].find(
    (page) => page.part && (path === page.path || path.startsWith(`${page.path}/`)),
  )?.part;
}

/** Whether an address at the root of the site is that of a page or a folder, so that no family may have it. */
export function isTaken(name: string): boolean {
  const pages = [...PAGES, QUARTZ_TYPES, CARE, ROOMS].map(({ path }) => path);
  const languages = LOCALES.map((locale) => LANGUAGES[locale].pathPrefix);
  return [...pages, ...UNLISTED, ...languages].some((path) => path.split("/")[1] === name);
}

import type { Content } from "./catalogue.ts";
import { PURPOSE_SLUGS, PURPOSES } from "./kinds/purpose.ts";
import { LANGUAGES, LOCALES } from "./languages/locales.ts";
import { type Part, partsOf } from "./parts.ts";
import { numberedSlabs } from "./stones/single-slabs.ts";
import { slabPath } from "./stones/slab-path.ts";

type Needed = Omit<Content, "warnings">;
type Page = {
  /** The part without which the page does not exist. */
  part?: Part;
  unlisted?: true;
  paths?: (content: Needed) => readonly string[];
};

/** All pages by their addresses, which are without language, in the order of the sitemap. `:slug` is a parameter. */
export const PAGES = {
  "/": {},
  "/about": {},
  "/contact": {},
  "/materials": {},
  "/stones": {},
  "/accessories": { part: "accessories" },
  "/accessories/:category": {
    part: "accessories",
    paths: ({ accessories }) => accessories.map(({ slug }) => `/accessories/${slug}`),
  },
  "/interior-design": { part: "interiors" },
  "/portfolio": { part: "portfolio" },
  "/models": { part: "tables" },
  "/gallery": { part: "gallery" },
  "/privacy": {},
  "/:family": { paths: ({ families }) => [...families.keys()].map((key) => `/${key}`) },
  "/quartz/types": { part: "quartzTypes" },
  "/uses/:slug": { paths: () => PURPOSES.map((purpose) => `/uses/${PURPOSE_SLUGS[purpose]}`) },
  "/care": { part: "care" },
  "/care/:slug": {
    part: "care",
    paths: ({ care }) => [...care.guides, ...care.finishGuides].map(({ slug }) => `/care/${slug}`),
  },
  "/:family/:slug": { paths: ({ stones }) => stones.map(({ key }) => `/${key}`) },
  "/rooms": { part: "rooms" },
  "/rooms/yours": { part: "rooms" },
  "/rooms/:slug": { part: "rooms", paths: ({ rooms }) => rooms.map(({ slug }) => `/rooms/${slug}`) },
  "/contact/card": { unlisted: true },
  "/slabs/:number": {
    unlisted: true,
    paths: ({ stones }) => stones.flatMap((stone) => numberedSlabs(stone).map(slabPath)),
  },
  "/stones/measures": { unlisted: true },
  "/list": { unlisted: true },
  "/compare": { unlisted: true },
  "/404": { unlisted: true },
} as const satisfies Readonly<Record<string, Page>>;

export type PagePattern = keyof typeof PAGES;

/** Other folders at the root of the site. */
const FOLDERS = ["/api", "/assets", "/images", "/icons", "/room-layers"];

const ALL = Object.entries(PAGES) as [PagePattern, Page][];

/** Patterns without parameters first, then those with the fewest: "/stones/measures" is not a stone. */
const BY_PARAMETERS = ALL.map(([pattern]) => ({ pattern, names: pattern.split("/") })).sort(
  (one, other) => parameterCount(one.names) - parameterCount(other.names),
);

export function sitePaths(content: Needed): string[] {
  return pathsOf(
    ALL.filter(([, { unlisted }]) => !unlisted),
    content,
  );
}

export function allPagePaths(content: Needed): string[] {
  return pathsOf(ALL, content);
}

function pathsOf(pages: readonly [PagePattern, Page][], content: Needed): string[] {
  const parts = partsOf(content);
  return pages.flatMap(([pattern, { part, paths }]) =>
    part && !parts.includes(part) ? [] : (paths?.(content) ?? [pattern]),
  );
}

/**
 * The page whose pattern matches an address, and its parameters; whether the content has such a page is not checked.
 * @param path without language: "/rooms/kitchen-1"
 */
export function pageAt(path: string): { pattern: PagePattern; params: Record<string, string> } | undefined {
  const given = path.split("/");
  const found = BY_PARAMETERS.find(
    ({ names }) =>
      names.length === given.length &&
      names.every((name, at) => (isParameter(name) ? given[at] !== "" : name === given[at])),
  );
  if (!found) return undefined;
  const params = found.names.flatMap((name, at) =>
    isParameter(name) ? [[name.slice(1), given[at] ?? ""]] : [],
  );
  return { pattern: found.pattern, params: Object.fromEntries(params) };
}

function isParameter(name: string): boolean {
  return name.startsWith(":");
}

function parameterCount(names: readonly string[]): number {
  return names.filter(isParameter).length;
}

/** The part that a page belongs to; undefined when every site has the page. */
export function partOfPath(path: string): Part | undefined {
  const found = pageAt(path);
  return found && (PAGES[found.pattern] as Page).part;
}

/** Whether an address at the root of the site is that of a page or a folder, so that no family may have it. */
export function isTaken(name: string): boolean {
  const languages = LOCALES.map((locale) => LANGUAGES[locale].pathPrefix);
  return [...Object.keys(PAGES), ...FOLDERS, ...languages].some((path) => path.split("/")[1] === name);
}
